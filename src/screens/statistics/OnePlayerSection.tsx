import { useState, type ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import type { PlayerStats } from '../../stats/byPlayer';
import type { GameDigest } from '../../stats/digest';
import { OverTimeCard } from './OverTimeCard';
import { PlayerChips } from './PlayerChips';
import { Section } from './Section';
import { SourcesCard } from './SourcesCard';

type Props = { games: readonly GameDigest[]; players: readonly PlayerStats[] };

/** One person's points; whoever plays most, until somebody else is chosen. */
export function OnePlayerSection({ games, players }: Props): ReactElement | null {
  const { t } = useTranslations();
  const [chosen, setChosen] = useState<string | null>(null);
  const player = players.find(({ name }) => name === chosen) ?? players[0];
  if (player === undefined) return null;
  return (
    <Section title={t.stats.one.title}>
      <PlayerChips
        label={t.stats.one.of}
        names={players.map(({ name }) => name)}
        chosen={player.name}
        onChoose={setChosen}
      />
      <OverTimeCard games={games} name={player.name} />
      <SourcesCard player={player} />
    </Section>
  );
}
