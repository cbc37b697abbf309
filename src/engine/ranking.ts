import type { Seat } from './table';

export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly worshipers: number;
}

export interface Place {
  readonly rank: number;
  /** Worshipers decided where others have the same total but not the same place. */
  readonly decidedBy: 'total' | 'worshipers';
  /** The other seats with the same total. */
  readonly levelWith: readonly Seat[];
  /** The other seats at the same place: level in Worshipers too. */
  readonly sharedWith: readonly Seat[];
}

function isBetter(a: Standing, b: Standing): boolean {
  return a.total !== b.total ? a.total > b.total : a.worshipers > b.worshipers;
}

/**
 * "Ties are broken by counting the number of remaining Worshipers … If ties remain, the tied players
 * share the victory." DE says it of every place, not only the first.
 */
export function placeOf(own: Standing, all: readonly Standing[]): Place {
  const level = all.filter(({ seat, total }) => seat !== own.seat && total === own.total);
  const shared = level.filter(({ worshipers }) => worshipers === own.worshipers);
  return {
    rank: 1 + all.filter((other) => isBetter(other, own)).length,
    decidedBy: level.length > shared.length ? 'worshipers' : 'total',
    levelWith: level.map(({ seat }) => seat),
    sharedWith: shared.map(({ seat }) => seat),
  };
}
