import type { Page } from '@playwright/test';
import en from '../../src/i18n/en';
import type { Color } from '../../src/engine/tile';
import { FACES } from '../support/fullTable';
import { emptyTable, Hands, keep, kept, teachBox } from './hands';
import { expect, test } from './test';

const AT_MOST = 6;
const { form } = en.entry;

/** What a tile asks for after its colour and its CPs. */
type Press = (hands: Hands, page: Page) => Promise<void>;

const choose =
  (group: string, name: string): Press =>
  (hands) =>
    hands.press(hands.radio(group, name));
const inGroup =
  (group: RegExp | string, role: 'checkbox' | 'button', name: string): Press =>
  (hands, page) =>
    hands.press(page.getByRole('group', { name: group }).getByRole(role, { name, exact: true }));

type NewTile = {
  title: string;
  color: Color;
  points: number;
  presses: Press[];
  tile: Record<string, unknown>;
};

const NEW_TILES: NewTile[] = [
  { title: 'a village', color: 'yellow', points: 4, presses: [], tile: { type: 'village' } },
  { title: 'a volcano', color: 'red', points: 6, presses: [], tile: { type: 'volcano' } },
  {
    title: 'an irrigation over red',
    color: 'blue',
    points: 5,
    presses: [choose(form.below, en.colors.red)],
    tile: { type: 'irrigation', needs: { color: 'red' } },
  },
  {
    title: 'a forest for 5 of green or white',
    color: 'green',
    points: 3,
    presses: [
      choose(form.count, '5'),
      inGroup(form.neighborColors, 'checkbox', en.colors.green),
      inGroup(form.neighborColors, 'checkbox', en.colors.white),
    ],
    tile: { type: 'forest', needs: { count: 5, colors: ['green', 'white'] } },
  },
  {
    title: 'a white village of mystic value 42',
    color: 'white',
    points: 2,
    presses: [
      choose(form.effect, en.tiles.village),
      inGroup(/^Mystic Value/, 'button', '4'),
      inGroup(/^Mystic Value/, 'button', '2'),
    ],
    tile: { type: 'village', mystic: 42 },
  },
];

for (const { title, color, points, presses, tile } of NEW_TILES) {
  for (const box of ['empty', 'full'] as const) {
    test(`a tile never seen, ${title}, takes at most 6 presses with ${box === 'empty' ? 'an' : 'a'} ${box} box`, async ({
      page,
    }) => {
      if (box === 'full') await teachBox(page, FACES);
      await keep(page, 'table.t1', emptyTable('Ana', 'Bo'));
      await page.goto('/table/t1/player/1');
      const hands = new Hands(page);
      await hands.chooseColor(color);
      const worth = String(points);
      if (box === 'full') await inGroup(en.entry.palette.otherTile, 'button', worth)(hands, page);
      else await choose(form.points, worth)(hands, page);
      for (const press of presses) await press(hands, page);
      await hands.press(hands.button(form.place));
      console.log(`presses for a tile never seen, ${title}, ${box} box: ${hands.presses}`);
      expect(hands.presses).toBeLessThanOrEqual(AT_MOST);
      await expect(page.getByText(en.entry.status.progress(1, 14)).first()).toBeVisible();
      const [raw] = await kept(page, 'table.t1');
      const record = JSON.parse(raw ?? '') as { edits: { tile: object }[] };
      expect(record.edits[0]?.tile).toMatchObject({ color, points, ...tile });
    });
  }
}
