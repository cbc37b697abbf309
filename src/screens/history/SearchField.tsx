import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { IconButton } from '../../components/IconButton';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = { text: string; onChange: (text: string) => void };

export function SearchField({ text, onChange }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.history.search;
  return (
    <View style={styles.search}>
      <AppText variant="label">{words.label}</AppText>
      <View style={styles.row}>
        <TextField label={words.label} value={text} onChangeText={onChange} />
        {text !== '' && (
          <IconButton icon="remove" label={words.clear} onPress={() => onChange('')} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  search: { gap: spacing.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
});
