import type { Translations } from '../i18n/en';
import { playedAt } from '../storage/gameId';
import { readGameRecord } from '../storage/gameRecord';
import { listGames, rawGame } from '../storage/games';
import type { Watch } from '../storage/slices';
import { inSlices } from '../storage/slices';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { csvHeader, csvRows } from './gamesCsv';

export interface GamesCsv {
  readonly text: string;
  /** Games that nobody can read are not in it. */
  readonly leftOut: number;
}

/** All kept games, the latest first, scored a slice at a time; null where it was stopped. */
export async function makeGamesCsv(t: Translations, watch: Watch): Promise<GamesCsv | null> {
  const ids = listGames();
  const lines = [csvLine(csvHeader(t))];
  let leftOut = 0;
  const add = (index: number) => {
    const id = ids[index] ?? '';
    const reading = readGameRecord(rawGame(id) ?? '');
    if (reading.ok) lines.push(...csvRows(t, playedAt(id), reading.game).map(csvLine));
    else leftOut += 1;
  };
  if (!(await inSlices(ids.length, add, watch))) return null;
  return { text: BYTE_ORDER_MARK + lines.join(''), leftOut };
}
