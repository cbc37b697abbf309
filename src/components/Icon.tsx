import type { ReactElement } from 'react';
import Svg from 'react-native-svg';
import { Decoration } from './Decoration';
import { GLYPH_GRID } from './glyphs/glyph';
import { GlyphShape } from './glyphs/GlyphShape';
import { uiGlyphs, type UiGlyph } from './glyphs/uiGlyphs';

type Props = { name: UiGlyph; color: string; size?: number };

export function Icon({ name, color, size = 24 }: Props): ReactElement {
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${GLYPH_GRID} ${GLYPH_GRID}`}>
        <GlyphShape glyph={uiGlyphs[name]} ink={color} />
      </Svg>
    </Decoration>
  );
}
