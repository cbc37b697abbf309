import type { ReactElement } from 'react';
import Svg, { Circle, G, Rect } from 'react-native-svg';
import { CELLS, POSITIONS } from '../engine/geometry';
import type { God } from '../engine/god';
import type { DraftPyramid } from '../engine/table';
import type { Tile } from '../engine/tile';
import { useTheme } from '../theme/useTheme';
import { Decoration } from './Decoration';
import { colorMarks } from './glyphs/colorMarks';
import { godGlyphs } from './glyphs/godGlyphs';
import { GlyphShape } from './glyphs/GlyphShape';
import { tileGlyphs } from './glyphs/tileGlyphs';

const STEP = 24;
const GAP = 1;
const SIDE = STEP - 2 * GAP;
const WIDTH = 5 * STEP;
const GOD_Y = 13;
const BASE_Y = 2 * GOD_Y + 3 * STEP;
const HEIGHT = BASE_Y + STEP;

function MiniTile({ tile }: { tile: Tile }): ReactElement {
  const { tiles, wilderness } = useTheme();
  const { fill, edge, ink } = tile.type === 'wilderness' ? wilderness : tiles[tile.color];
  const mark = tile.type === 'wilderness' ? tileGlyphs.wilderness : colorMarks[tile.color];
  return (
    <G>
      <Rect width={SIDE} height={SIDE} rx={4} fill={fill} stroke={edge} strokeWidth={1} />
      <G transform="translate(5.5 5.5) scale(0.46)">
        <GlyphShape glyph={mark} ink={ink} />
      </G>
    </G>
  );
}

type Props = { pyramid: DraftPyramid; god: God | null; width?: number };

/** A pyramid at a glance: which cells are filled, with which colour, and whether a God stands on it. */
export function MiniPyramid({ pyramid, god, width = 104 }: Props): ReactElement {
  const { colors } = useTheme();
  const empty = { fill: colors.surfaceMuted, stroke: colors.controlBorder, strokeDasharray: '3 3' };
  return (
    <Decoration>
      <Svg
        width={width}
        height={(width * HEIGHT) / WIDTH}
        viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      >
        {god === null ? (
          <Circle cx={WIDTH / 2} cy={GOD_Y - 1} r={10} {...empty} />
        ) : (
          <G>
            <Circle cx={WIDTH / 2} cy={GOD_Y - 1} r={11} fill={colors.godGround} />
            <G transform={`translate(${WIDTH / 2 - 7.2} ${GOD_Y - 8.2}) scale(0.6)`}>
              <GlyphShape glyph={godGlyphs[god]} ink={colors.godInk} />
            </G>
          </G>
        )}
        {CELLS.map((cell) => {
          const { row, col } = POSITIONS[cell];
          const tile = pyramid[cell];
          const x = col * STEP + (row * STEP) / 2 + GAP;
          return (
            <G key={cell} transform={`translate(${x} ${BASE_Y - row * STEP + GAP})`}>
              {tile === null ? (
                <Rect width={SIDE} height={SIDE} rx={4} {...empty} />
              ) : (
                <MiniTile tile={tile} />
              )}
            </G>
          );
        })}
      </Svg>
    </Decoration>
  );
}
