import { useMemo, useState, type ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { BarChart } from '../../components/charts/BarChart';
import { useTranslations } from '../../i18n/useTranslations';
import type { GameDigest } from '../../stats/digest';
import { headToHead } from '../../stats/headToHead';
import { spacing } from '../../theme/spacing';
import { PlayerChips } from './PlayerChips';
import { Section } from './Section';

type Props = { games: readonly GameDigest[]; names: readonly string[] };

/** Two people against each other; those with the most games, until others are chosen. */
export function DuelSection({ games, names }: Props): ReactElement | null {
  const { t } = useTranslations();
  const words = t.stats.duel;
  const [chosen, setChosen] = useState<{ a: string | null; b: string | null }>(NOBODY);
  const a = names.find((name) => name === chosen.a) ?? names.find((name) => name !== chosen.b);
  const b = names.find((name) => name === chosen.b) ?? names.find((name) => name !== a);
  const duel = useMemo(() => headToHead(games, a ?? '', b ?? ''), [games, a, b]);
  if (a === undefined || b === undefined) return null;

  const bars = [
    { key: 'a', label: words.ahead(a), value: duel.aAhead },
    { key: 'b', label: words.ahead(b), value: duel.bAhead },
    { key: 'level', label: words.level, value: duel.level },
  ].map((bar) => ({ ...bar, figure: `${bar.value}` }));
  const list = bars.map(({ label, figure }) => t.stats.fact(label, figure)).join(', ');
  return (
    <Section title={words.title}>
      <PlayerChips
        label={words.first}
        names={names}
        chosen={a}
        // Who is chosen on both sides changes places.
        onChoose={(name) => setChosen({ a: name, b: name === b ? a : b })}
      />
      <PlayerChips
        label={words.second}
        names={names}
        chosen={b}
        onChoose={(name) => setChosen({ a: name === a ? b : a, b: name })}
      />
      <Card style={styles.card}>
        <AppText variant="bodyStrong">
          {duel.games === 0 ? words.never(a, b) : words.together(duel.games)}
        </AppText>
        {duel.games > 0 && <BarChart label={words.said(a, b, list)} bars={bars} />}
      </Card>
    </Section>
  );
}

const NOBODY = { a: null, b: null };

const styles = StyleSheet.create({ card: { gap: spacing.md } });
