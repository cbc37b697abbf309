import type { Box } from '../../../src/components/share/pictureLayout';
import { MARGIN, pictureLayout } from '../../../src/components/share/pictureLayout';
import { resultFacts } from '../../../src/components/share/resultFacts';
import { SHARED, THREE } from '../../share/games';

const CONTENTS = [2, 3, 4].flatMap((players) =>
  [true, false].flatMap((soleWinner) =>
    [true, false].map((tieBreak) => ({ players, soleWinner, tieBreak, categories: 9 })),
  ),
);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.each(CONTENTS)('nothing overlaps or leaves the picture: %o', (contents) => {
  const { width, height, cards, figures, footer } = pictureLayout(contents);
  const boxes = [...cards, figures.box];
  expect(cards).toHaveLength(contents.players);
  boxes.forEach((box, index) => {
    expect(box.x).toBeGreaterThanOrEqual(MARGIN);
    expect(box.x + box.width).toBeLessThanOrEqual(width - MARGIN);
    expect(box.y + box.height).toBeLessThan(footer);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  });
  expect(footer).toBeLessThan(height);
});

test.each(CONTENTS)('rows and columns stand side by side in their box: %o', (contents) => {
  const { box, rows, label, columns } = pictureLayout(contents).figures;
  expect(rows).toHaveLength(1 + contents.categories + 1 + (contents.tieBreak ? 1 : 0));
  const down = rows.map(({ y, height }) => [y, y + height] as const);
  const across = [label, ...columns].map(({ x, width }) => [x, x + width] as const);
  for (const [list, start, end] of [
    [down, box.y, box.y + box.height],
    [across, box.x, box.x + box.width],
  ] as const) {
    expect(list[0]?.[0]).toBeGreaterThan(start);
    expect(list.at(-1)?.[1]).toBeLessThan(end);
    list.slice(1).forEach(([from], index) => expect(from).toBeCloseTo(list[index]?.[1] ?? NaN));
  }
});

test('it is about 1080 by 1350 for two, and grows with the players', () => {
  const heights = [2, 3, 4].map((players) => {
    return pictureLayout({ players, soleWinner: true, categories: 7, tieBreak: false }).height;
  });
  expect(heights[0]).toBeGreaterThan(1300);
  expect(heights[0]).toBeLessThan(1450);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

test('of three, who won alone has the widest card; two who share have level ones', () => {
  const widths = (soleWinner: boolean) =>
    pictureLayout({ players: 3, soleWinner, categories: 9, tieBreak: true }).cards.map(
      ({ width }) => width,
    );
  expect(widths(true)).toEqual([984, 480, 480]);
  expect(widths(false)).toEqual([480, 480, 984]);
});

test('the picture tells players by place, and Worshipers only where they decided', () => {
  const alone = resultFacts(THREE.table);
  expect(alone.placed.map(({ name, score }) => [name, score.total])).toEqual([
    ['Ana', 12],
    ['Bo', 10],
    ['Cy', 3],
  ]);
  expect(alone.tieBreak).toBe(false);
  expect(alone.layout.cards[0]?.width).toBe(984);
  const shared = resultFacts(SHARED.table);
  expect(shared.placed.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
  expect(shared.tieBreak).toBe(true);
  expect(shared.layout.cards[0]?.width).toBe(480);
  for (const { points, score } of shared.placed) {
    expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(score.total);
  }
});
