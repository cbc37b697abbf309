/** Where everything stands in the picture of a result. Units are the pixels of the picture. */
export const PICTURE_WIDTH = 1080;
export const MARGIN = 48;
const GAP = 24;
const INNER = PICTURE_WIDTH - 2 * MARGIN;

const HEADER_HEIGHT = 312;
const HALF = { width: (INNER - GAP) / 2, height: 512 };
const WHOLE = { width: INNER, height: 404 };
const FOOTER_HEIGHT = 92;

const TABLE_PADDING = 16;
const NAMES_HEIGHT = 60;
const ROW_HEIGHT = 44;
const TOTAL_HEIGHT = 64;
const LABEL_WIDTH = 300;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FigureRows {
  readonly box: Box;
  /** The names, the categories, the total and, where it decided, the tie-break. */
  readonly rows: readonly Pick<Box, 'y' | 'height'>[];
  readonly label: Pick<Box, 'x' | 'width'>;
  readonly columns: readonly Pick<Box, 'x' | 'width'>[];
}

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  /** A card a player, the best placed first. */
  readonly cards: readonly Box[];
  readonly figures: FigureRows;
  /** The middle of the last line. */
  readonly footer: number;
}

/** Two beside each other. An odd one out has a row alone: who won alone, or else the last. */
function cardRows(players: number, soleWinner: boolean): number[] {
  const pairs = Array.from({ length: Math.floor(players / 2) }, () => 2);
  if (players % 2 === 0) return pairs;
  return soleWinner ? [1, ...pairs] : [...pairs, 1];
}

function cardBoxes(players: number, soleWinner: boolean): Box[] {
  const cards: Box[] = [];
  let y = HEADER_HEIGHT;
  for (const inRow of cardRows(players, soleWinner)) {
    const size = inRow === 1 ? WHOLE : HALF;
    for (let column = 0; column < inRow; column += 1) {
      cards.push({ x: MARGIN + column * (size.width + GAP), y, ...size });
    }
    y += size.height + GAP;
  }
  return cards;
}

function figureRows(y: number, players: number, categories: number, tieBreak: boolean): FigureRows {
  const heights = [
    NAMES_HEIGHT,
    ...Array.from({ length: categories }, () => ROW_HEIGHT),
    TOTAL_HEIGHT,
    ...(tieBreak ? [ROW_HEIGHT] : []),
  ];
  const rows = heights.map((height, index) => {
    const above = heights.slice(0, index).reduce((sum, one) => sum + one, 0);
    return { y: y + TABLE_PADDING + above, height };
  });
  const last = rows.at(-1);
  const bottom = last === undefined ? y : last.y + last.height + TABLE_PADDING;
  const columnWidth = (INNER - 2 * TABLE_PADDING - LABEL_WIDTH) / players;
  return {
    box: { x: MARGIN, y, width: INNER, height: bottom - y },
    rows,
    label: { x: MARGIN + TABLE_PADDING, width: LABEL_WIDTH },
    columns: Array.from({ length: players }, (_, place) => ({
      x: MARGIN + TABLE_PADDING + LABEL_WIDTH + place * columnWidth,
      width: columnWidth,
    })),
  };
}

export interface PictureContents {
  readonly players: number;
  readonly soleWinner: boolean;
  /** Lines of the figures, without the total. */
  readonly categories: number;
  readonly tieBreak: boolean;
}

/** The picture grows with the players and with what there is to tell. */
export function pictureLayout(contents: PictureContents): PictureLayout {
  const { players, soleWinner, categories, tieBreak } = contents;
  const cards = cardBoxes(players, soleWinner);
  const below = Math.max(...cards.map(({ y, height }) => y + height)) + GAP;
  const figures = figureRows(below, players, categories, tieBreak);
  const bottom = figures.box.y + figures.box.height;
  return {
    width: PICTURE_WIDTH,
    height: bottom + FOOTER_HEIGHT,
    cards,
    figures,
    footer: bottom + FOOTER_HEIGHT / 2,
  };
}
