import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { MAX_WORSHIPERS } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { Heading } from '../Heading';
import { Choice } from './Choice';

type Props = { chosen: number | null; onChoose: (count: number) => void };

const COUNTS = Array.from({ length: MAX_WORSHIPERS + 1 }, (_, count) => count);

/** Every count in one press. */
export function WorshipersChoice({ chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const { title } = t.entry.worshipers;
  return (
    <View style={styles.panel}>
      <Heading level={2}>{title}</Heading>
      <View role="radiogroup" aria-label={title} style={styles.grid}>
        {COUNTS.map((count) => (
          <Choice
            key={count}
            label={String(count)}
            chosen={count === chosen}
            onPress={() => onChoose(count)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: spacing.sm },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
