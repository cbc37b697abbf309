import type { Page } from '@playwright/test';
import en from '../../src/i18n/en';
import { emptyTable, Hands, keep, kept } from './hands';
import { expect, test } from './test';

const AT_MOST = 6;
const { form } = en.entry;

type Press = (hands: Hands, page: Page) => Promise<void>;

const choose =
  (group: string, name: string): Press =>
  (hands) =>
    hands.press(hands.radio(group, name));
const toggle =
  (group: string, name: string): Press =>
  (hands, page) =>
    hands.press(
      page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name }),
    );

const NEW_TILES: [
  string,
  'yellow' | 'green' | 'red' | 'blue' | 'white',
  Press[],
  Record<string, unknown>,
][] = [
  ['a village of 4', 'yellow', [choose(form.points, '4')], { type: 'village', points: 4 }],
  ['a volcano of 6', 'red', [choose(form.points, '6')], { type: 'volcano', points: 6 }],
  [
    'an irrigation of 5 over red',
    'blue',
    [choose(form.points, '5'), choose(form.below, en.colors.red)],
    { type: 'irrigation', points: 5, needs: { color: 'red' } },
  ],
  [
    'a forest of 3 for 2 of green or blue',
    'green',
    [
      choose(form.points, '3'),
      choose(form.count, '2'),
      toggle(form.neighborColors, en.colors.green),
      toggle(form.neighborColors, en.colors.blue),
    ],
    { type: 'forest', points: 3, needs: { count: 2, colors: ['green', 'blue'] } },
  ],
];

for (const [title, color, presses, tile] of NEW_TILES) {
  test(`a tile never seen: ${title} takes at most 6 presses`, async ({ page }) => {
    await keep(page, 'table.t1', emptyTable('Ana', 'Bo'));
    await page.goto('/table/t1/player/1');
    const hands = new Hands(page);
    await hands.chooseColor(color);
    for (const press of presses) await press(hands, page);
    await hands.press(hands.button(form.place));
    console.log(`presses for a tile never seen, ${title}: ${hands.presses}`);
    expect(hands.presses).toBeLessThanOrEqual(AT_MOST);
    await expect(page.getByText(en.entry.status.progress(1, 14)).first()).toBeVisible();
    const [raw] = await kept(page, 'table.t1');
    const record = JSON.parse(raw ?? '') as { edits: { tile: object }[] };
    expect(record.edits[0]?.tile).toMatchObject(tile);
  });
}
