import type { ReactElement } from 'react';
import { G, Rect } from 'react-native-svg';
import type { Color, TileType } from '../engine/tile';
import { useTheme } from '../theme/useTheme';
import { colorMarks } from './glyphs/colorMarks';
import { GlyphShape } from './glyphs/GlyphShape';
import { tileGlyphs } from './glyphs/tileGlyphs';

/** A tile is drawn on its own grid, twice as fine as a glyph's. */
export const TILE_GRID = 48;

type Props = {
  type: TileType;
  /** Left out for a Wilderness, which is of every colour, and where any colour would do. */
  color?: Color | undefined;
};

/** A tile's drawing, to be put inside an `Svg`: ground, effect, and the mark of its colour. */
export function TileFace({ type, color }: Props): ReactElement {
  const theme = useTheme();
  const { fill, edge, ink } = color === undefined ? theme.wilderness : theme.tiles[color];
  return (
    <G>
      <Rect x={2} y={2} width={44} height={44} rx={9} fill={fill} stroke={edge} strokeWidth={2} />
      {color === undefined ? (
        <G transform="translate(8.4 8.4) scale(1.3)">
          <GlyphShape glyph={tileGlyphs[type]} ink={ink} />
        </G>
      ) : (
        <G>
          <G transform="translate(12.4 13.4) scale(1.24)">
            <GlyphShape glyph={tileGlyphs[type]} ink={ink} />
          </G>
          <G transform="translate(5.6 5.6) scale(0.42)">
            <GlyphShape glyph={colorMarks[color]} ink={ink} />
          </G>
        </G>
      )}
    </G>
  );
}
