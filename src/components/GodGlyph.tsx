import type { ReactElement } from 'react';
import Svg, { Circle, G } from 'react-native-svg';
import type { God } from '../engine/god';
import { useTheme } from '../theme/useTheme';
import { Decoration } from './Decoration';
import { godGlyphs } from './glyphs/godGlyphs';
import { GlyphShape } from './glyphs/GlyphShape';

type Props = { god: God; size?: number };

const GRID = 48;

/** A God as a medal: round, so that it is never taken for a region tile. */
export function GodGlyph({ god, size = 48 }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${GRID} ${GRID}`}>
        <Circle cx={24} cy={24} r={23} fill={colors.godGround} />
        <G transform="translate(10.2 10.2) scale(1.15)">
          <GlyphShape glyph={godGlyphs[god]} ink={colors.godInk} />
        </G>
      </Svg>
    </Decoration>
  );
}
