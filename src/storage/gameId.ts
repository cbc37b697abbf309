/** Eight digits of base 36 hold the milliseconds from 1972 to 2059. */
const TIME_LENGTH = 8;

/** An id that sorts by time: listing games by date reads none of them. */
export function newId(now = Date.now()): string {
  return `${now.toString(36).padStart(TIME_LENGTH, '0')}${Math.random().toString(36).slice(2, 8)}`;
}

/** When the table was begun, in milliseconds. */
export function playedAt(id: string): number {
  return Number.parseInt(id.slice(0, TIME_LENGTH), 36);
}
