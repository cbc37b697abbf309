/** How wide a letter of a caption is, with some room: Cyrillic ones are wider. */
const LETTER = { latin: 7.3, cyrillic: 8.4 };
/** A box's border and padding, and the gap to the next. */
const AROUND = 10;
const MOST = 4;
/** Fewer would push the CPs out of sight; letters of twice the size have no choice. */
const LEAST = { room: 280, columns: 3 };

function widthOf(word: string): number {
  return word.length * (/[а-яё]/i.test(word) ? LETTER.cyrillic : LETTER.latin);
}

/** How many names stand side by side without one being broken inside a word. */
export function effectColumns(names: readonly string[], room: number): number {
  const least = room < LEAST.room ? 1 : LEAST.columns;
  const widths = names.flatMap((name) => name.split(' ')).map((word) => widthOf(word) + AROUND);
  // A German word that is broken anyway need not cost the others their place.
  const fitting = widths.filter((width) => width * least <= room);
  return Math.min(MOST, Math.max(least, Math.floor(room / Math.max(...fitting))));
}
