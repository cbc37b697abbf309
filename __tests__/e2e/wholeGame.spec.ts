import type { Page } from '@playwright/test';
import { scoreTable } from '../../src/engine/score';
import type { DraftTable } from '../../src/engine/table';
import en from '../../src/i18n/en';
import { listNames } from '../../src/i18n/result/reasons';
import { readGameRecord } from '../../src/storage/gameRecord';
import { fullOf, player, table, temple, village, WILD } from '../support/build';
import { Hands, kept, teachBox } from './hands';
import { expect, test } from './test';

/** Level in symbols, mystic values, CPs and Worshipers: everything that can be level is. */
const ANA = { temple: temple({ mystic: 5 }), village: village(4) };
const BO = { temple: temple({ mystic: 5, points: 1 }), village: village(9) };

function pyramidOf({ temple: white, village: yellow }: typeof ANA) {
  const [, , ...wild] = fullOf(WILD);
  return [white, yellow, ...wild] as unknown as ReturnType<typeof fullOf>;
}

const PLAYED: DraftTable = table(
  [
    player({ name: 'Ana', god: 'apprentice', worshipers: 4, pyramid: pyramidOf(ANA) }),
    player({ name: 'Bo', god: 'love', worshipers: 4, pyramid: pyramidOf(BO) }),
  ],
  { templeTieOrder: [0] },
);

async function keptGames(page: Page): Promise<DraftTable[]> {
  return (await kept(page, 'game.')).map((raw) => {
    const reading = readGameRecord(raw);
    if (!reading.ok) throw new Error(reading.why);
    return reading.game.table;
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a game from New game to the result, a tie put to the table, a shared victory, a correction', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await teachBox(page, [ANA.temple, ANA.village, BO.temple, BO.village]);
  await page.goto('/');
  const hands = new Hands(page);
  await hands.press(hands.button(en.tables.home.newGame));
  for (const [seat, { name }] of PLAYED.players.entries()) {
    await page.getByLabel(en.tables.players.nameOf(seat + 1), { exact: true }).fill(name);
  }
  await hands.press(hands.button(en.tables.players.toTable));
  await page.getByRole('button', { name: /^Ana: 0 of 14/ }).click();
  for (const one of PLAYED.players) {
    await hands.enterPlayer(one);
    const { next, toTable } = en.entry.done;
    await hands.press(hands.button(one.name === 'Ana' ? next('Bo') : toTable));
  }

  // The tie is the table's to settle; until it has, there is no result.
  await hands.press(hands.button(en.result.score));
  const toResult = hands.button(en.result.temples.toResult);
  await expect(heading(page, en.result.temples.tie)).toBeVisible();
  await expect(toResult).toBeDisabled();
  expect(await keptGames(page)).toEqual([]);
  await page.reload();
  await hands.press(hands.button(en.result.temples.first('Ana')));
  await hands.press(toResult);

  const together = en.result.places.share(listNames(en, ['Ana', 'Bo']));
  await page.getByRole('button', { name: new RegExp(en.result.game.skip) }).click();
  await expect(heading(page, together)).toBeVisible();
  expect(scoreTable(PLAYED).winners).toEqual([0, 1]);
  expect(await keptGames(page)).toEqual([PLAYED]);
  await page.getByLabel(en.result.game.note, { exact: true }).fill('Rain all day');

  // Every figure is asked about; the village that made Bo's is lit.
  await page.getByRole('button', { name: /^Bo, Villages: 9/ }).click();
  await expect(
    page.getByRole('img', { name: /^The pyramid of Bo, lit: row 1, tile 2$/ }),
  ).toBeVisible();

  // Later, after a reload, from the history: Bo's village had not been paid for.
  await hands.press(hands.button(en.result.game.home));
  await page.reload();
  await page.getByRole('tab', { name: en.tabs.history, exact: true }).click();
  await page
    .getByRole('button', { name: /Ana.*Bo/ })
    .first()
    .click();
  await expect(heading(page, together)).toBeVisible();
  await hands.press(hands.button(en.result.game.correct));
  await page.getByRole('button', { name: /^Bo: 14 of 14/ }).click();
  await page.getByRole('button', { name: /^row 1, tile 2: yellow Village/ }).click();
  await page.getByRole('switch', { name: en.entry.sheet.token, exact: true }).click();
  await page.goBack();
  await hands.press(hands.button(en.result.score));
  await expect(heading(page, en.result.places.wins('Ana'))).toBeVisible();

  await page.reload();
  await expect(heading(page, en.result.places.wins('Ana'))).toBeVisible();
  await expect(page.getByLabel(en.result.game.note, { exact: true })).toHaveValue('Rain all day');
  const games = await keptGames(page);
  expect(games).toHaveLength(1);
  expect(games[0]?.players[1]?.pyramid[1]).toEqual(village(9, { cancelled: true }));
});
