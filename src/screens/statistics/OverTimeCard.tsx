import { useMemo, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { LineChart } from '../../components/charts/LineChart';
import { MarkKey, type Mark } from '../../components/charts/marks';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import type { GameDigest } from '../../stats/digest';
import { pointsOverTime, type PointsOverTime } from '../../stats/pointsOverTime';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { dayWords } from './dayWords';
import { Fact } from './Fact';

type Props = { games: readonly GameDigest[]; name: string };

/** Which dots are the figures below; where a dot is an average, none is. */
function marksOf({ dots, perDot, highest, lowest }: PointsOverTime): Record<Mark, number> | null {
  if (perDot > 1 || dots.length < 2) return null;
  const totals = dots.map(({ total }) => total);
  return {
    highest: totals.indexOf(highest),
    lowest: totals.indexOf(lowest),
    last: totals.length - 1,
  };
}

export function OverTimeCard({ games, name }: Props): ReactElement | null {
  const { t, language } = useTranslations();
  const { colors } = useTheme();
  const line = useMemo(() => pointsOverTime(games, name), [games, name]);
  if (line === null) return null;

  const words = t.stats.one;
  const { dots, perDot, lowest, highest, last } = line;
  const values = dots.map(({ total }) => total);
  const figure = (total: number) => (perDot === 1 ? `${total}` : t.stats.figure(total));
  const day = (time: number | undefined) => dayWords(language, time ?? NaN, t.history.undated);
  const [from, to] = [day(dots[0]?.from), day(dots[dots.length - 1]?.to)];
  const played = dots.reduce((sum, dot) => sum + dot.games, 0);
  const marks = marksOf(line);
  const facts = [
    { mark: 'lowest', label: words.lowest, value: `${lowest}` },
    { mark: 'highest', label: words.highest, value: `${highest}` },
    { mark: 'last', label: words.last, value: `${last}` },
  ] as const;
  return (
    <Card style={styles.card}>
      <Heading level={3}>{words.overTime}</Heading>
      <LineChart
        label={[
          words.overTimeOf(name, played, from, to),
          facts.map(({ label, value }) => t.stats.fact(label, value)).join(', '),
          ...(perDot > 1 ? [words.perDot(perDot).replace(/\.$/, '')] : []),
          words.inOrder(values.map(figure).join('; ')),
        ].join('. ')}
        values={values}
        marks={marks}
        high={figure(Math.max(...values))}
        low={figure(Math.min(...values))}
        from={from}
        to={to}
      />
      <View style={styles.facts}>
        {facts.map(({ mark, label, value }) => (
          <Fact
            key={mark}
            label={label}
            value={value}
            mark={
              marks !== null && (
                <MarkKey
                  mark={mark}
                  color={mark === 'last' ? colors.accent : colors.text}
                  ground={colors.surface}
                />
              )
            }
          />
        ))}
      </View>
      {perDot > 1 && (
        <AppText variant="caption" color="textMuted">
          {words.perDot(perDot)}
        </AppText>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: spacing.xl, rowGap: spacing.sm },
});
