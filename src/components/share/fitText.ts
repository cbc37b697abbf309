/**
 * Nothing measures text inside a drawing on a phone, so widths are estimated, in parts of the font
 * size and on the wide side: a name that shrinks a little too much is better than one cut off.
 */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  // Joiners, variation selectors and accents are drawn onto what stands before them.
  [/[\p{M}\u200D\u00AD]/u, 0],
  [/[iljtfrI.,:;'’!|()[\]·\s-]/u, 0.42],
  [/[mwMW@%—…ЖМШЩЮФжмшщюфы]/u, 1.05],
  [/[0-9]/u, 0.7],
  [/[а-яё]/u, 0.72],
  [/[a-zà-ÿāąćęłńóśźż]/u, 0.68],
  [/[\u0000-\u04FF]/u, 0.84],
];
/** Emoji, ideographs and whatever else is as wide as it is high, or a little wider. */
const WIDEST = 1.4;

const ELLIPSIS = '…';

function widthOf(character: string): number {
  return WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
}

/** An estimate that is seldom too small. */
export function textWidth(text: string, size: number): number {
  return size * Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
}

export interface Fit {
  /** As large as it may be. */
  readonly size: number;
  /** As small as it can still be read; what does not fit then is shortened. */
  readonly min: number;
  readonly room: number;
}

export interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** Whole characters, and nothing left over of an emoji that was made of several. */
function shorten(text: string, size: number, room: number): string {
  let kept = Array.from(text);
  while (kept.length > 0 && textWidth(kept.join('') + ELLIPSIS, size) > room) {
    kept = kept.slice(0, -1);
  }
  return kept.join('').replace(/[\s\u200D\uFE0F]+$/u, '') + ELLIPSIS;
}

/** One line that fits: smaller first, and shortened only where that is not enough. */
export function fitText(text: string, { size, min, room }: Fit): Fitted {
  const needed = textWidth(text, 1);
  const fitting = needed === 0 ? size : Math.min(size, Math.floor(room / needed));
  if (fitting >= min) return { text, size: fitting };
  return { text: shorten(text, min, room), size: min };
}

/** Two lines that are as level as the words allow; null where there is nothing to part. */
function halves(text: string): readonly [string, string] | null {
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return { lines: [first, second] as const, wider: Math.max(...[first, second].map(width)) };
  });
  const [best] = cuts.sort((a, b) => a.wider - b.wider);
  return best?.lines ?? null;
}

const width = (text: string) => textWidth(text, 1);

/** Two lines may be a little smaller than one that stands alone. */
const SMALLER_IN_TWO = 0.75;

/** One line, or two of one size where one would have to be shortened. */
export function fitLines(text: string, fit: Fit): readonly Fitted[] {
  const line = fitText(text, fit);
  const lines = line.text === text ? null : halves(text);
  if (lines === null) return [line];
  const smaller = { ...fit, size: fit.min, min: fit.min * SMALLER_IN_TWO };
  const size = Math.min(...lines.map((one) => fitText(one, smaller).size));
  return lines.map((one) => fitText(one, { ...fit, size, min: size }));
}
