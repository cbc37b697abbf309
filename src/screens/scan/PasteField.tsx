import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = { onCode: (text: string) => void };

/** For when a camera will not do: the code as the text it was sent as. */
export function PasteField({ onCode }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const [text, setText] = useState('');
  return (
    <View style={styles.section}>
      <AppText variant="label">{words.paste}</AppText>
      <TextField label={words.paste} value={text} onChangeText={setText} />
      <Button
        kind="secondary"
        label={words.usePasted}
        disabled={text.trim() === ''}
        onPress={() => {
          onCode(text);
          setText('');
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.sm } });
