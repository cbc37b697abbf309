import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { ChoiceChips } from '../../components/ChoiceChips';
import { useTranslations } from '../../i18n/useTranslations';
import { PERIODS, PLAYER_COUNTS, type GameFilter } from '../../stats/filterGames';
import { spacing } from '../../theme/spacing';

type Props = { filter: GameFilter; onChange: (filter: GameFilter) => void };

/** Which games are counted. */
export function FilterChips({ filter, onChange }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.stats.filter;
  return (
    <View style={styles.filters}>
      <View style={styles.filter}>
        <AppText variant="caption" color="textMuted">
          {words.players}
        </AppText>
        <ChoiceChips
          label={words.players}
          options={PLAYER_COUNTS.map((value) => ({
            value,
            label: value === 'all' ? words.anyPlayers : `${value}`,
          }))}
          isChosen={(players) => players === filter.players}
          onChoose={(players) => onChange({ ...filter, players })}
        />
      </View>
      <View style={styles.filter}>
        <AppText variant="caption" color="textMuted">
          {words.period}
        </AppText>
        <ChoiceChips
          label={words.period}
          options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
          isChosen={(period) => period === filter.period}
          onChoose={(period) => onChange({ ...filter, period })}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  filters: { gap: spacing.lg },
  filter: { gap: spacing.sm },
});
