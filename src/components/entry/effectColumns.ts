/** How wide a letter of a caption is, with some room: Cyrillic ones are wider. */
const LETTER = { latin: 7.3, cyrillic: 8.4 };
/** A box's border and padding, and the gap to the next. */
const AROUND = 10;
const MOST = 4;
/** Fewer would push the CPs out of sight, for the sake of one long German word. */
const LEAST = { room: 280, columns: 3 };

function widthOf(word: string): number {
  return word.length * (/[а-яё]/i.test(word) ? LETTER.cyrillic : LETTER.latin);
}

/** How many names stand side by side, if possible without one being broken inside a word. */
export function effectColumns(names: readonly string[], room: number): number {
  const longest = Math.max(...names.flatMap((name) => name.split(' ')).map(widthOf));
  const least = room < LEAST.room ? 1 : LEAST.columns;
  return Math.min(MOST, Math.max(least, Math.floor(room / (longest + AROUND))));
}
