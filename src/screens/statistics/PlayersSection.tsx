import { useState, type ReactElement } from 'react';
import { Button } from '../../components/Button';
import { useTranslations } from '../../i18n/useTranslations';
import type { PlayerStats } from '../../stats/byPlayer';
import { PlayerCard } from './PlayerCard';
import { Section } from './Section';
import { SHOWN_PLAYERS } from './shown';

export function PlayersSection({ players }: { players: readonly PlayerStats[] }): ReactElement {
  const { t } = useTranslations();
  const [all, setAll] = useState(false);
  const shown = all ? players : players.slice(0, SHOWN_PLAYERS);
  return (
    <Section title={t.stats.players.title}>
      {shown.map((player) => (
        <PlayerCard key={player.name} player={player} />
      ))}
      {shown.length < players.length && (
        <Button
          kind="secondary"
          label={t.stats.players.all(players.length)}
          onPress={() => setAll(true)}
        />
      )}
    </Section>
  );
}
