import { screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { Circle, Text } from 'react-native-svg';
import { TileDrawing } from '../../../src/components/entry/TileDrawing';
import { colorMarks } from '../../../src/components/glyphs/colorMarks';
import { tileGlyphs } from '../../../src/components/glyphs/tileGlyphs';
import type { Tile } from '../../../src/engine/tile';
import { colorTokens } from '../../../src/theme/tokens';
import { tileColors } from '../../../src/theme/tileColors';
import { forest, irrigation, temple, village, WILD } from '../../support/build';
import { setup } from '../../support/setup';

type More = Omit<Parameters<typeof TileDrawing>[0], 'tile' | 'size'>;

function draw(tile: Tile, more: More = {}, scheme: 'light' | 'dark' = 'light') {
  setup(
    <View testID="tile">
      <TileDrawing tile={tile} size={64} {...more} />
    </View>,
    { scheme },
  );
  const root = screen.getByTestId('tile');
  return {
    figures: root.findAllByType(Text).map(({ props }) => String(props['children'])),
    tokens: root.findAllByType(Circle).length,
    times: (d: string | undefined) =>
      root.findAll(({ type, props }) => typeof type !== 'string' && props['d'] === d).length,
    fills: root
      .findAll(({ props }) => props['fill'] !== undefined)
      .map(({ props }) => String(props['fill'])),
  };
}

test('a tile that scores shows its points once', () => {
  expect(draw(village(4), { scores: 4 }).figures).toEqual(['4']);
});

test('a tile in the hand shows what is printed', () => {
  expect(draw(village(4)).figures).toEqual(['4']);
});

test('a nullified tile shows nought, its points struck out, and how far it is', () => {
  const { figures, tokens } = draw(forest(5, 3, 'green'), {
    scores: 0,
    nullified: true,
    counted: 2,
  });
  expect(figures).toEqual(['0', '5', '2/3']);
  expect(tokens).toBe(0);
});

test('a Cancelation token lies on the points', () => {
  const { figures, tokens } = draw(village(4, { cancelled: true }), { scores: 0, nullified: true });
  expect(figures).toEqual(['0']);
  expect(tokens).toBe(1);
});

test('a Wilderness takes one away, and nothing from the holder of Idleness', () => {
  expect(draw(WILD, { scores: -1 }).figures).toEqual(['−1']);
  screen.unmount();
  expect(draw(WILD, { scores: 0 }).figures).toEqual(['0']);
});

test('an irrigation shows the mark of the colour it needs beside its own', () => {
  const { times } = draw(irrigation(3, 'green'));
  expect(times(colorMarks.green[0]?.d)).toBeGreaterThan(0);
  expect(times(colorMarks.blue[0]?.d)).toBeGreaterThan(0);
});

test('a temple shows its symbols and its mystic value', () => {
  const one = draw(temple({ mystic: 12 }));
  expect(one.figures).toContain('✦12');
  const once = one.times(tileGlyphs.temple[0]?.d);
  screen.unmount();
  expect(draw(temple({ temples: 2 })).times(tileGlyphs.temple[0]?.d)).toBe(2 * once);
});

test('warnings are marks, not colours', () => {
  const { figures } = draw(village(4), { scores: 4, misplaced: true, twice: true });
  expect(figures).toEqual(expect.arrayContaining(['!', '2×']));
});

test('tiles stay light in the dark', () => {
  const { fills } = draw(village(4), {}, 'dark');
  expect(fills).toContain(tileColors.yellow.fill);
  expect(fills).not.toContain(colorTokens.dark.surface);
});
