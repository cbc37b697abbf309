import { useMemo, type ReactElement } from 'react';
import { displayNames } from '../../engine/displayNames';
import type { Translations } from '../../i18n/en';
import { useTranslations } from '../../i18n/useTranslations';
import { closestGames, type CloseGame } from '../../stats/closestGames';
import type { GameDigest } from '../../stats/digest';
import { highestTotals, type HighTotal } from '../../stats/highestTotals';
import { GameRow } from './GameRow';
import { Section } from './Section';

type Props = { games: readonly GameDigest[]; onOpen: (id: string) => void };

function closeness(t: Translations, { margin, shared }: CloseGame): string {
  const words = t.stats.closest;
  if (shared) return words.shared;
  return margin === 0 ? words.worshipers : words.apart(t.counts.creationPoints(margin));
}

function whose(t: Translations, { game, seat, total }: HighTotal): string {
  const name = displayNames(game.players.map((player) => player.name))[seat] ?? '';
  return t.stats.fact(name, t.counts.creationPoints(total));
}

/** The games people talk about, each a way to the game itself. */
export function GamesSections({ games, onOpen }: Props): ReactElement {
  const { t } = useTranslations();
  const closest = useMemo(() => closestGames(games), [games]);
  const highest = useMemo(() => highestTotals(games), [games]);
  return (
    <>
      <Section title={t.stats.closest.title}>
        {closest.map((close) => (
          <GameRow
            key={close.game.id}
            game={close.game}
            what={closeness(t, close)}
            onPress={() => onOpen(close.game.id)}
          />
        ))}
      </Section>
      <Section title={t.stats.highest.title}>
        {highest.map((high) => (
          <GameRow
            key={`${high.game.id} ${high.seat}`}
            game={high.game}
            what={whose(t, high)}
            onPress={() => onOpen(high.game.id)}
          />
        ))}
      </Section>
    </>
  );
}
