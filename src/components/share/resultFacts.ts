import type { Category } from '../../engine/categories';
import { categoriesOf } from '../../engine/categories';
import { displayNames } from '../../engine/displayNames';
import type { PlayerScore } from '../../engine/score';
import { scoreTable } from '../../engine/score';
import { shownCategories } from '../../engine/shownCategories';
import type { DraftPlayer, DraftTable } from '../../engine/table';
import { pictureLayout, type PictureLayout } from './pictureLayout';

export interface PlacedPlayer {
  readonly entered: DraftPlayer;
  readonly score: PlayerScore;
  readonly name: string;
  readonly points: Readonly<Record<Category, number>>;
}

export interface ResultFacts {
  /** The best placed first; those at one place as they sat. */
  readonly placed: readonly PlacedPlayer[];
  readonly categories: readonly Category[];
  /** Worshipers belong to the figures only where they decided a place. */
  readonly tieBreak: boolean;
  readonly layout: PictureLayout;
}

/** What the picture of a result tells, and where. */
export function resultFacts(table: DraftTable): ResultFacts {
  const { players, winners } = scoreTable(table);
  const names = displayNames(table.players.map(({ name }) => name));
  const placed = table.players
    .flatMap((entered, seat): PlacedPlayer[] => {
      const score = players[seat];
      const name = names[seat] ?? entered.name;
      return score === undefined
        ? []
        : [{ entered, score, name, points: categoriesOf(score, entered.pyramid) }];
    })
    .sort((a, b) => a.score.place.rank - b.score.place.rank);
  const categories = shownCategories(table);
  const tieBreak = players.some(({ place }) => place.levelWith.length > 0);
  const layout = pictureLayout({
    players: placed.length,
    soleWinner: winners.length === 1,
    categories: categories.length,
    tieBreak,
  });
  return { placed, categories, tieBreak, layout };
}
