import type { ReactElement } from 'react';
import { G, Path, Rect } from 'react-native-svg';
import { pictureColors } from './pictureColors';
import type { FigureRows } from './pictureLayout';
import { PictureText } from './PictureText';

const MINUS = '\u2212';
const SOFT_HYPHEN = '\u00AD';
/** From the middle of a line of text to its baseline, in parts of its size. */
const DROP = 0.36;

export type FigureRow = {
  label: string;
  /** The names, or the figures, by place. */
  cells: readonly (string | number)[];
  kind: 'names' | 'category' | 'total' | 'tie-break';
};

type Props = {
  layout: FigureRows;
  rows: readonly FigureRow[];
  /** By place: whose total is in gold. */
  won: readonly boolean[];
};

const said = (cell: string | number) =>
  typeof cell === 'string' ? cell : cell < 0 ? `${MINUS}${-cell}` : `${cell}`;

const SIZES = { names: 26, category: 28, total: 38, 'tie-break': 26 } as const;

/** Where the points come from: a category a line, a player a column. */
export function PictureFigures({ layout, rows, won }: Props): ReactElement {
  const { box, label, columns } = layout;
  return (
    <G>
      <Rect
        {...box}
        rx={28}
        fill={pictureColors.surface}
        stroke={pictureColors.border}
        strokeWidth={2}
      />
      {rows.map(({ label: words, cells, kind }, index) => {
        const { y = 0, height = 0 } = layout.rows[index] ?? {};
        const size = SIZES[kind];
        const strong = kind === 'total' || kind === 'names';
        const baseline = y + height / 2;
        return (
          <G key={kind === 'category' ? words : kind}>
            {kind !== 'names' && (
              <Path
                d={`M${box.x + 16} ${y}H${box.x + box.width - 16}`}
                stroke={pictureColors.border}
                strokeWidth={kind === 'total' ? 4 : 2}
              />
            )}
            <PictureText
              x={label.x + 12}
              y={baseline + DROP * Math.min(size, 30)}
              size={Math.min(size, 30)}
              room={label.width - 20}
              strong={kind === 'total'}
              color={kind === 'total' ? 'text' : 'textMuted'}
            >
              {words.replaceAll(SOFT_HYPHEN, '')}
            </PictureText>
            {columns.map((column, place) => (
              <PictureText
                key={column.x}
                x={column.x + column.width / 2}
                y={baseline + DROP * size}
                size={size}
                min={16}
                room={column.width - 12}
                anchor="middle"
                strong={strong}
                title={kind === 'total'}
                color={kind === 'total' && won[place] === true ? 'gold' : 'text'}
              >
                {said(cells[place] ?? '')}
              </PictureText>
            ))}
          </G>
        );
      })}
    </G>
  );
}
