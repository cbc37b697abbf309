import { useMemo, useState, type ReactElement } from 'react';
import { AppText } from '../../components/AppText';
import { useTranslations } from '../../i18n/useTranslations';
import { byGod } from '../../stats/byGod';
import { byPlayer } from '../../stats/byPlayer';
import type { GameDigest } from '../../stats/digest';
import { filterGames, type GameFilter } from '../../stats/filterGames';
import { DuelSection } from './DuelSection';
import { EmptyNotice } from './EmptyNotice';
import { FilterChips } from './FilterChips';
import { GamesSections } from './GamesSections';
import { GodsSection } from './GodsSection';
import { OnePlayerSection } from './OnePlayerSection';
import { PlayersSection } from './PlayersSection';

type Props = {
  digests: readonly GameDigest[];
  now: number;
  onOpen: (id: string) => void;
};

const EVERYTHING: GameFilter = { players: 'all', period: 'all' };

/** All figures of the games that are chosen. Each is worked out once for a choice. */
export function StatisticsPage({ digests, now, onOpen }: Props): ReactElement {
  const { t } = useTranslations();
  const [filter, setFilter] = useState(EVERYTHING);
  const games = useMemo(() => filterGames(digests, filter, now), [digests, filter, now]);
  const players = useMemo(() => byPlayer(games), [games]);
  const gods = useMemo(() => byGod(games), [games]);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  const words = t.stats.filter;
  return (
    <>
      <FilterChips filter={filter} onChange={setFilter} />
      {games.length === 0 ? (
        <EmptyNotice
          title={words.none}
          text={words.noneText}
          action={words.clear}
          onAction={() => setFilter(EVERYTHING)}
        />
      ) : (
        <>
          <AppText role="status" aria-live="polite" color="textMuted">
            {t.stats.games(games.length)}
          </AppText>
          <PlayersSection players={players} />
          <OnePlayerSection games={games} players={players} />
          <DuelSection games={games} names={names} />
          <GodsSection gods={gods} />
          <GamesSections games={games} onOpen={onOpen} />
        </>
      )}
    </>
  );
}
