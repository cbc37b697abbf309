import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { Decoration } from '../../components/Decoration';
import { GLYPH_GRID, type Glyph } from '../../components/glyphs/glyph';
import { GlyphShape } from '../../components/glyphs/GlyphShape';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

const SIZE = 24;
const CROWN_SIZE = 16;

const CROWN: Glyph = [
  { kind: 'fill', d: 'M2 6.5L7.4 11.4L12 3.5L16.6 11.4L22 6.5L20.2 16.6H3.8Z' },
  { kind: 'fill', d: 'M4 18.4H20V21H4Z' },
];

/** A crown of gold on its own night sky: as clear in the light theme as in the dark. */
export function WinnerMark(): ReactElement {
  const { colors } = useTheme();
  return (
    <Decoration style={[styles.ground, { backgroundColor: colors.skyTop }]}>
      <Svg width={CROWN_SIZE} height={CROWN_SIZE} viewBox={`0 0 ${GLYPH_GRID} ${GLYPH_GRID}`}>
        <GlyphShape glyph={CROWN} ink={colors.gold} />
      </Svg>
    </Decoration>
  );
}

const styles = StyleSheet.create({
  ground: {
    width: SIZE,
    height: SIZE,
    borderRadius: radii.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
