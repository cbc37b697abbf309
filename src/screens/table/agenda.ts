import { repeatedFaces, type Repeated } from '../../box/repeated';
import type { Cell } from '../../engine/geometry';
import type { Score } from '../../engine/score';
import type { DraftTable, Seat } from '../../engine/table';

export type Missing =
  | { readonly kind: 'tiles'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'god'; readonly seat: Seat }
  | { readonly kind: 'worshipers'; readonly seat: Seat };

export type Warning =
  | { readonly kind: 'god-twice'; readonly seat: Seat; readonly firstSeat: Seat }
  | { readonly kind: 'placement'; readonly seat: Seat; readonly cell: Cell }
  | ({ readonly kind: 'tile-twice' } & Repeated)
  | { readonly kind: 'temple-tie'; readonly seats: readonly Seat[] }
  | { readonly kind: 'player-count' };

/** What is left to do at a table, sorted for reading. */
export interface Agenda {
  /** By seat: tiles, then God, then Worshipers. */
  readonly missing: readonly Missing[];
  readonly warnings: readonly Warning[];
}

function missingAt({ problems }: Score, seat: Seat): Missing[] {
  const own = problems.filter((problem) => 'seat' in problem && problem.seat === seat);
  const count = own.filter(({ code }) => code === 'empty-cell').length;
  const has = (wanted: (typeof own)[number]['code']) => own.some(({ code }) => code === wanted);
  return [
    ...(count > 0 ? [{ kind: 'tiles', seat, count } as const] : []),
    ...(has('god-missing') ? [{ kind: 'god', seat } as const] : []),
    ...(has('worshipers-missing') ? [{ kind: 'worshipers', seat } as const] : []),
  ];
}

function warningsOf({ problems }: Score): Warning[] {
  return problems.flatMap((problem): Warning[] => {
    switch (problem.code) {
      case 'god-taken-twice':
        return [{ kind: 'god-twice', seat: problem.seat, firstSeat: problem.firstSeat }];
      case 'placement-color':
        return [{ kind: 'placement', seat: problem.seat, cell: problem.cell }];
      case 'temple-tie-open':
        return [{ kind: 'temple-tie', seats: problem.seats }];
      case 'player-count':
        return [{ kind: 'player-count' }];
      case 'empty-cell':
      case 'god-missing':
      case 'worshipers-missing':
        return [];
    }
  });
}

export function agendaOf(table: DraftTable, score: Score): Agenda {
  const missing = score.players.flatMap(({ seat }) => missingAt(score, seat));
  const repeated = repeatedFaces(table).map((one) => ({ kind: 'tile-twice', ...one }) as const);
  // Until every tile is there, a tie between temples says nothing yet.
  const settled = !missing.some(({ kind }) => kind === 'tiles');
  const warnings = warningsOf(score).filter(({ kind }) => kind !== 'temple-tie' || settled);
  return { missing, warnings: [...warnings, ...repeated] };
}
