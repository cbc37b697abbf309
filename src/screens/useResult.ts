import type { DraftTable } from '../engine/table';
import type { Game } from '../storage/gameRecord';
import type { GameReading } from '../storage/games';
import { useGame } from '../storage/useGames';
import { useTable, type OpenTable } from '../storage/useTable';

interface Result {
  /** The table, while it is still open. */
  readonly open: OpenTable | undefined;
  /** What is on the open table, once nothing is missing. */
  readonly complete: DraftTable | null;
  /** What the history has. */
  readonly reading: GameReading | undefined;
  readonly game: Game | undefined;
  /** Undefined where there is no result. */
  readonly table: DraftTable | undefined;
}

/** A finished game, live: as it lies on the table, or else as it was kept. */
export function useResult(id: string): Result {
  const open = useTable(id);
  const reading = useGame(id);
  const complete = open?.kind === 'table' && open.score.complete ? open.table : null;
  const game = reading?.ok === true ? reading.game : undefined;
  // The device may have refused to keep it: what is on the table is shown all the same.
  return { open, complete, reading, game, table: complete ?? game?.table };
}
