import { playedAt } from '../../storage/gameId';

/** A month as `Date` counts it, from 0. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

export type HistoryRow =
  | { readonly kind: 'month'; readonly key: string; readonly month: Month | null }
  | { readonly kind: 'game'; readonly key: string; readonly id: string };

const TIMED = /^[0-9a-z]{8}/;
/** Long before the game was published: what says less is no time but chance. */
const EARLIEST = Date.UTC(2000);

/** When a game was played; null where its id does not tell, as that of a foreign record. */
export function timeOf(id: string): number | null {
  if (!TIMED.test(id)) return null;
  const time = playedAt(id);
  return time >= EARLIEST ? time : null;
}

/** Milliseconds in which the month is the same, so that most games need no calendar. */
interface Span {
  readonly from: number;
  readonly until: number;
  readonly month: Month | null;
}

function spanOf(time: number | null): Span {
  if (time === null) return { from: 0, until: 0, month: null };
  const date = new Date(time);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  return {
    from: new Date(year, month).getTime(),
    until: new Date(year, month + 1).getTime(),
    month: { year, month },
  };
}

function isIn(span: Span, time: number | null): boolean {
  return time === null ? span.month === null : time >= span.from && time < span.until;
}

/** The list as it is drawn, made from ids alone: no game is read before it comes into sight. */
export function historyRows(ids: readonly string[]): HistoryRow[] {
  const rows: HistoryRow[] = [];
  let span: Span | null = null;
  for (const id of ids) {
    const time = timeOf(id);
    if (span === null || !isIn(span, time)) {
      span = spanOf(time);
      rows.push({ kind: 'month', key: `month.${id}`, month: span.month });
    }
    rows.push({ kind: 'game', key: id, id });
  }
  return rows;
}
