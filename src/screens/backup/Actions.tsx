import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Disclosure } from '../../components/Disclosure';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { PhotosSize } from './PhotosSize';

type Props = {
  onSave: () => void;
  onCsv: () => void;
  onOpen: () => void;
  onErase: () => void;
};

/** Everything out of the device, into it, and off it. */
export function Actions({ onSave, onCsv, onOpen, onErase }: Props): ReactElement {
  const { t } = useTranslations();
  const { save, open, erase } = t.backup;
  return (
    <>
      <View style={styles.section}>
        <Heading level={2}>{save.title}</Heading>
        <AppText color="textMuted">{save.text}</AppText>
        <PhotosSize />
        <Button label={save.backup} onPress={onSave} />
        <Button kind="secondary" label={save.csv} onPress={onCsv} />
        <AppText variant="caption" color="textMuted">
          {save.csvText}
        </AppText>
      </View>
      <View style={styles.section}>
        <Heading level={2}>{open.title}</Heading>
        <AppText color="textMuted">{open.text}</AppText>
        <Button kind="secondary" label={open.button} onPress={onOpen} />
      </View>
      <Disclosure title={erase.title}>
        <AppText>{erase.text}</AppText>
        <Button kind="secondary" label={erase.button} onPress={onErase} />
      </Disclosure>
    </>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.md } });
