import type { ReactElement } from 'react';
import Svg from 'react-native-svg';
import { Decoration } from './Decoration';
import { GLYPH_GRID } from './glyphs/glyph';
import { GlyphShape } from './glyphs/GlyphShape';
import { toolGlyphs, type ToolGlyph } from './glyphs/toolGlyphs';

type Props = { name: ToolGlyph; color: string; size?: number };

export function ToolIcon({ name, color, size = 22 }: Props): ReactElement {
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${GLYPH_GRID} ${GLYPH_GRID}`}>
        <GlyphShape glyph={toolGlyphs[name]} ink={color} />
      </Svg>
    </Decoration>
  );
}
