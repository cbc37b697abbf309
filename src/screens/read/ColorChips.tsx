import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { ChoiceChips } from '../../components/ChoiceChips';
import { sentenceCase } from '../../i18n/sentenceCase';
import { useTranslations } from '../../i18n/useTranslations';
import type { Shown } from '../../reader/shown';
import { spacing } from '../../theme/spacing';
import type { Choice } from './review';
import { shownWords } from './shownWords';

type Props = {
  label: string;
  options: readonly (Shown | 'empty')[];
  chosen: Choice;
  onChoose: (choice: Shown | 'empty') => void;
};

/** Which colour a cell has, asked in one line. */
export function ColorChips({ label, options, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.ask}>
      <AppText variant="label">{sentenceCase(label)}</AppText>
      <ChoiceChips
        label={label}
        options={options.map((value) => ({
          value,
          label: value === 'empty' ? t.reading.leave : sentenceCase(shownWords(t, value)),
        }))}
        isChosen={(value) => value === chosen}
        onChoose={onChoose}
      />
    </View>
  );
}

const styles = StyleSheet.create({ ask: { gap: spacing.sm } });
