import { badgeColors, tileColors, wildernessColors } from '../../src/theme/tileColors';
import { colorTokens, SCHEMES, type ColorTokens } from '../../src/theme/tokens';

/** WCAG 2.2 relative luminance of #RRGGBB. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [front: keyof ColorTokens, back: keyof ColorTokens];

const PAGES = ['background', 'surface', 'surfaceMuted', 'surfacePressed'] as const;

const TEXT_PAIRS: Pair[] = [
  ...PAGES.flatMap((back): Pair[] => [
    ['text', back],
    ['textMuted', back],
    ['accent', back],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryPressed'],
  ['star', 'skyTop'],
  ['star', 'skyBottom'],
  ['onGold', 'gold'],
];

const CONTROL_PAIRS: Pair[] = [
  ...PAGES.flatMap((back): Pair[] => [
    ['controlBorder', back],
    ['focus', back],
    ['primary', back],
  ]),
  ['gold', 'skyTop'],
  ['gold', 'skyBottom'],
  ['godInk', 'godGround'],
  ['godGround', 'surface'],
];

test('the formula gives black on white its known 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const colors = colorTokens[scheme];

  test.each(TEXT_PAIRS)('%s on %s reads at 4.5 to 1', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('%s on %s is seen at 3 to 1', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries({ ...tileColors, wilderness: wildernessColors }))(
    'a %s tile stands out from page and card by its ground or its edge',
    (_name, tile) => {
      for (const page of [colors.background, colors.surface]) {
        const best = Math.max(contrast(tile.fill, page), contrast(tile.edge, page));
        expect(best).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

test.each(Object.entries({ ...tileColors, wilderness: wildernessColors }))(
  'text, effect and colour mark on a %s tile, all in its ink, read at 4.5 to 1',
  (_name, tile) => {
    expect(contrast(tile.ink, tile.fill)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(Object.entries(badgeColors))('a %s on a tile reads at 4.5 to 1', (_name, badge) => {
  expect(contrast(badge.ink, badge.fill)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries({ ...tileColors, wilderness: wildernessColors }))(
  'a badge on a %s tile stands out by its rim',
  (_name, tile) => {
    for (const badge of Object.values(badgeColors)) {
      expect(contrast(badge.ink, tile.fill)).toBeGreaterThanOrEqual(3);
    }
  },
);
