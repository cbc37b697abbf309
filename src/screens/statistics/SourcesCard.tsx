import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { BarChart } from '../../components/charts/BarChart';
import { Heading } from '../../components/Heading';
import { CATEGORIES } from '../../engine/categories';
import { useTranslations } from '../../i18n/useTranslations';
import type { PlayerStats } from '../../stats/byPlayer';
import { spacing } from '../../theme/spacing';

/** Where somebody's points come from, on average. */
export function SourcesCard({ player }: { player: PlayerStats }): ReactElement {
  const { t } = useTranslations();
  const words = t.stats.one;
  const bars = CATEGORIES.map((category) => ({
    key: category,
    label: t.result.categories[category],
    value: player.categories[category],
    figure: t.stats.figure(player.categories[category]),
  }));
  const list = bars.map(({ label, figure }) => t.stats.fact(label, figure)).join('; ');
  return (
    <Card style={styles.card}>
      <View>
        <Heading level={3}>{words.sources}</Heading>
        <AppText variant="caption" color="textMuted">
          {words.sourcesHint}
        </AppText>
      </View>
      <BarChart label={words.sourcesOf(player.name, list)} bars={bars} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.md } });
