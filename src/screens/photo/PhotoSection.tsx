import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { ChipButton } from '../../components/ChipButton';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { putPhoto, removePhoto } from '../../storage/photos/photos';
import { usePhoto } from '../../storage/photos/usePhoto';
import { spacing } from '../../theme/spacing';
import { offerUntilKept } from '../history/offerUntilKept';
import { PhotoButton } from './PhotoButton';
import { useNewPhoto } from './useNewPhoto';

type Props = { id: string; offerUndo: (text: string, undo: () => void) => void };

/** The photo of a game: taken, chosen, looked at, replaced and removed. */
export function PhotoSection({ id, offerUndo }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.photo;
  const navigation = useNavigation();
  const reading = usePhoto(id);
  const { busy, trouble, choose, keep } = useNewPhoto(id);

  const take = () => navigation.navigate('TakePhoto', { id });
  const replace = async () => {
    const shot = await choose();
    const kept = shot === null ? null : await keep(shot);
    const before = kept?.ok === true ? kept.before : undefined;
    if (before !== undefined) {
      offerUntilKept(offerUndo, words.replaced, () => putPhoto(id, before));
    }
  };
  const remove = () => {
    const raw = removePhoto(id);
    if (raw !== undefined) offerUntilKept(offerUndo, words.removed, () => putPhoto(id, raw));
  };
  return (
    <View style={styles.section}>
      <Heading level={2}>{words.title}</Heading>
      {trouble !== null && <AppText role="alert">{words.refused[trouble]}</AppText>}
      {busy && <AppText role="status">{words.working}</AppText>}
      {reading === undefined && (
        <>
          <AppText variant="caption" color="textMuted">
            {words.text}
          </AppText>
          <Button kind="secondary" label={words.take} onPress={take} />
          <Button kind="secondary" label={words.choose} onPress={() => void replace()} />
        </>
      )}
      {reading?.ok === true && (
        <PhotoButton photo={reading.value} onPress={() => navigation.navigate('Photo', { id })} />
      )}
      {reading?.ok === false && <AppText role="alert">{words.unreadable}</AppText>}
      {reading !== undefined && (
        <View style={styles.chips}>
          <ChipButton text={words.takeAnother} onPress={take} />
          <ChipButton text={words.chooseAnother} onPress={() => void replace()} />
          <ChipButton text={words.remove} onPress={remove} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.md },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
