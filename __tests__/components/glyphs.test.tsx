import { isHiddenFromAccessibility, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { Path } from 'react-native-svg';
import { colorMarks } from '../../src/components/glyphs/colorMarks';
import type { Glyph } from '../../src/components/glyphs/glyph';
import { godGlyphs } from '../../src/components/glyphs/godGlyphs';
import { PYRAMID_ROWS } from '../../src/components/glyphs/pyramidTiles';
import { tileGlyphs } from '../../src/components/glyphs/tileGlyphs';
import { GodGlyph } from '../../src/components/GodGlyph';
import { TileGlyph } from '../../src/components/TileGlyph';
import { GODS } from '../../src/engine/god';
import { COLORS, TILE_TYPES } from '../../src/engine/tile';
import { tileColors } from '../../src/theme/tileColors';
import { setup } from '../support/setup';

const outline = (glyph: Glyph): string => glyph.map((part) => part.d).join(' ');

test.each([
  ['effect', Object.values(tileGlyphs)],
  ['colour', Object.values(colorMarks)],
  ['God', Object.values(godGlyphs)],
])('no two drawings of an %s are the same', (_kind, glyphs) => {
  expect(new Set(glyphs.map(outline)).size).toBe(glyphs.length);
});

test('every tile and every God draws, and stays silent for screen readers', () => {
  setup(
    <View testID="drawings">
      {TILE_TYPES.map((type) => (
        <TileGlyph key={type} type={type} />
      ))}
      {COLORS.map((color) => (
        <TileGlyph key={color} type="village" color={color} />
      ))}
      {GODS.map((god) => (
        <GodGlyph key={god} god={god} />
      ))}
    </View>,
  );
  const drawings = screen
    .getByTestId('drawings')
    .findAll((node) => (node.type as unknown) === 'RNSVGSvgView');
  expect(drawings).toHaveLength(TILE_TYPES.length + COLORS.length + GODS.length);
  expect(drawings.every((drawing) => isHiddenFromAccessibility(drawing))).toBe(true);
});

test.each(COLORS)('a %s tile draws its mark in the ink whose contrast is tested', (color) => {
  setup(
    <View testID="tile">
      <TileGlyph type="village" color={color} />
    </View>,
  );
  const [mark] = colorMarks[color];
  const drawn = screen.getByTestId('tile').findAllByType(Path);
  expect(drawn.find((path) => path.props['d'] === mark?.d)?.props['fill']).toBe(
    tileColors[color].ink,
  );
});

test('the app’s own pyramid keeps the rules: 5, 4, 3, 2, each tile on one of its colour', () => {
  expect(PYRAMID_ROWS.map((row) => row.length)).toEqual([5, 4, 3, 2]);
  PYRAMID_ROWS.slice(1).forEach((row, below) => {
    row.forEach((color, c) => {
      expect(PYRAMID_ROWS[below]?.slice(c, c + 2)).toContain(color);
    });
  });
});
