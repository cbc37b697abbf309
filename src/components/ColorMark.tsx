import type { ReactElement } from 'react';
import Svg, { G, Rect } from 'react-native-svg';
import type { Color } from '../engine/tile';
import { useTheme } from '../theme/useTheme';
import { Decoration } from './Decoration';
import { colorMarks } from './glyphs/colorMarks';
import { GlyphShape } from './glyphs/GlyphShape';
import { TILE_GRID } from './TileFace';

type Props = { color: Color; size?: number };

/** A colour with its shape, large enough to learn it by. */
export function ColorMark({ color, size = 36 }: Props): ReactElement {
  const { fill, edge, ink } = useTheme().tiles[color];
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
        <Rect x={2} y={2} width={44} height={44} rx={9} fill={fill} stroke={edge} strokeWidth={2} />
        <G transform="translate(13.2 13.2) scale(0.9)">
          <GlyphShape glyph={colorMarks[color]} ink={ink} />
        </G>
      </Svg>
    </Decoration>
  );
}
