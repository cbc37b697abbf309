import type { ReactElement } from 'react';
import { Circle, G, Text } from 'react-native-svg';
import type { Pyramid } from '../../engine/geometry';
import { CELLS, POSITIONS } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { DraftPyramid } from '../../engine/table';
import type { Tile } from '../../engine/tile';
import type { TileScore } from '../../engine/tileScore';
import { tileColors, wildernessColors } from '../../theme/tileColors';
import { tileFont } from '../entry/tileFont';
import { godGlyphs } from '../glyphs/godGlyphs';
import { GlyphShape } from '../glyphs/GlyphShape';
import { TILE_GRID, TileFace } from '../TileFace';
import { pictureColors } from './pictureColors';

const GOD_HEIGHT = 42;
const MINUS = '\u2212';

/** On its own grid, a tile being `TILE_GRID` wide. */
export const PYRAMID_GRID = { width: 5 * TILE_GRID, height: GOD_HEIGHT + 4 * TILE_GRID };

/** Two signs stand closer than one. */
const FONT_SIZES = [0, 13.5, 11] as const;

function Points({ tile, points }: { tile: Tile; points: number }): ReactElement {
  const { fill, edge, ink } =
    tile.type === 'wilderness' ? wildernessColors : tileColors[tile.color];
  const figure = points < 0 ? `${MINUS}${-points}` : `${points}`;
  const size = FONT_SIZES[figure.length] ?? 9;
  return (
    <G>
      <Circle cx={36.5} cy={11.5} r={10.5} fill={fill} stroke={edge} strokeWidth={1.5} />
      <Text
        x={36.5}
        y={11.5 + 0.36 * size}
        fontSize={size}
        fontWeight="700"
        fontFamily={tileFont}
        textAnchor="middle"
        fill={ink}
      >
        {figure}
      </Text>
    </G>
  );
}

type Props = { pyramid: DraftPyramid; scores: Pyramid<TileScore | null>; god: God | null };

/** A universe with its God on top, and on each tile the points it brought or cost. */
export function PicturePyramid({ pyramid, scores, god }: Props): ReactElement {
  return (
    <G>
      {god !== null && (
        <G transform={`translate(${PYRAMID_GRID.width / 2} ${GOD_HEIGHT / 2})`}>
          <Circle r={18.5} fill={pictureColors.godGround} />
          <G transform="translate(-13.2 -13.2) scale(1.1)">
            <GlyphShape glyph={godGlyphs[god]} ink={pictureColors.godInk} />
          </G>
        </G>
      )}
      {CELLS.map((cell) => {
        const tile = pyramid[cell];
        if (tile === null) return null;
        const { row, col } = POSITIONS[cell];
        const x = (col + row / 2) * TILE_GRID;
        const y = GOD_HEIGHT + (3 - row) * TILE_GRID;
        const points = scores[cell]?.points ?? 0;
        return (
          <G key={cell} transform={`translate(${x} ${y})`}>
            <TileFace type={tile.type} color={'color' in tile ? tile.color : undefined} />
            {points !== 0 && <Points tile={tile} points={points} />}
          </G>
        );
      })}
    </G>
  );
}
