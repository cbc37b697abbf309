import type { DraftPlayer } from '../../src/engine/table';
import { newId } from '../../src/storage/gameId';
import type { Game } from '../../src/storage/gameRecord';
import { fullOf, plain, table, village } from '../support/build';

/** 3 November 2026, 23:30:05 in UTC: another day east of it. */
export const EVENING = Date.UTC(2026, 10, 3, 23, 30, 5);
export const ID = newId(EVENING);

/** Plain tiles but for one village: the total is its points and the God's. */
export function scoring(points: number): DraftPlayer['pyramid'] {
  const [, ...others] = fullOf(plain('red'));
  return [village(points), ...others] as unknown as DraftPlayer['pyramid'];
}

/** Three players; Ana has 12 CPs, Bo 10 and Cy 3. */
export const THREE: Game = {
  table: table([
    { name: 'Bo', god: 'idleness', pyramid: scoring(9) },
    { name: 'Ana', god: 'apprentice', pyramid: scoring(10) },
    { name: 'Cy', god: 'love', pyramid: scoring(2) },
  ]),
  location: 'Café Nord',
  note: 'Rain all day',
};

/** Ana and Bo are level in CPs and Worshipers; Cy has as many CPs and fewer Worshipers. */
export const SHARED: Game = {
  table: table([
    { name: 'Cy', god: 'death', godCancelled: true, worshipers: 2, pyramid: scoring(5) },
    { name: 'Ana', god: 'love', worshipers: 4, pyramid: scoring(4) },
    { name: 'Bo', god: 'idleness', worshipers: 4, pyramid: scoring(4) },
  ]),
  location: '',
  note: '',
};
