import type { Category } from '../engine/categories';
import { categoriesOf } from '../engine/categories';
import type { God } from '../engine/god';
import { scoreTable } from '../engine/score';
import type { DraftTable } from '../engine/table';

export interface PlayerDigest {
  readonly name: string;
  readonly god: God | null;
  readonly total: number;
  readonly rank: number;
  /** By category; they add up to the total. */
  readonly points: Readonly<Record<Category, number>>;
}

/** What lists and statistics need of a game: its score, without the pyramids behind it. */
export interface GameDigest {
  readonly id: string;
  /** When it was played, in milliseconds. */
  readonly playedAt: number;
  /** By seat. */
  readonly players: readonly PlayerDigest[];
}

export function digestGame(id: string, playedAt: number, table: DraftTable): GameDigest {
  const score = scoreTable(table);
  return {
    id,
    playedAt,
    players: table.players.map(({ name, god, pyramid }, seat) => {
      const player = score.players[seat];
      if (player === undefined) throw new Error(`nobody was scored at seat ${seat}`);
      const { total, place } = player;
      return { name, god, total, rank: place.rank, points: categoriesOf(player, pyramid) };
    }),
  };
}
