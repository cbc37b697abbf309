import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { MAX_NAME_LENGTH } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { readName } from '../../engine/readName';

type Props = {
  name: string;
  /** What is to be known before two players become one; null for a name that nobody has. */
  mergeWords: (to: string) => string | null;
  /** Whether the device kept it. */
  onSave: (to: string) => boolean;
  onCancel: () => void;
};

export function NameEditor({ name, mergeWords, onSave, onCancel }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.history.names;
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState(false);
  const to = readName(text);
  const notice = to === null || to === name ? null : mergeWords(to);

  const change = (typed: string) => {
    setText(typed);
    setRefused(false);
  };
  const save = () => {
    if (to === null) return;
    if (to === name) onCancel();
    else setRefused(!onSave(to));
  };
  const wrong = to === null ? words.wrong(MAX_NAME_LENGTH) : undefined;
  return (
    <View style={styles.editor}>
      <View style={styles.field}>
        <TextField
          selectOnFocus
          label={words.newName(name)}
          value={text}
          onChangeText={change}
          message={refused ? words.refused : wrong}
        />
      </View>
      {notice !== null && (
        <AppText role="status" aria-live="polite">
          {notice}
        </AppText>
      )}
      <View style={styles.buttons}>
        <View style={styles.button}>
          <Button label={words.save} disabled={to === null} onPress={save} />
        </View>
        <View style={styles.button}>
          <Button kind="secondary" label={words.cancel} onPress={onCancel} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  editor: { gap: spacing.md },
  field: { flexDirection: 'row' },
  // Large text breaks inside a button rather than push it out of the card.
  button: { maxWidth: '100%' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
