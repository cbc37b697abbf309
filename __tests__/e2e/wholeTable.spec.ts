import en from '../../src/i18n/en';
import { currentTable } from '../../src/engine/edit/timeline';
import { scoreTable } from '../../src/engine/score';
import { readRecord } from '../../src/storage/record';
import { tableRecord } from '../../src/storage/tableRecord';
import { FACES, fullTable } from '../support/fullTable';
import { Hands, kept, teachBox } from './hands';
import { expect, test } from './test';

const AT_MOST = 120;

test('four pyramids are entered in at most 120 presses once the box knows the tiles', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const table = fullTable();
  await teachBox(page, FACES);
  await page.goto('/');

  const setUp = new Hands(page);
  await setUp.press(setUp.button(en.tables.home.newGame));
  await setUp.press(setUp.button(en.tables.players.add));
  await setUp.press(setUp.button(en.tables.players.add));
  for (const [seat, { name }] of table.players.entries()) {
    await page.getByLabel(en.tables.players.nameOf(seat + 1), { exact: true }).fill(name);
  }
  await setUp.press(setUp.button(en.tables.players.toTable));
  await page.getByRole('button', { name: /^Ana: 0 of 14/ }).click();

  const hands = new Hands(page);
  for (const [seat, player] of table.players.entries()) {
    await hands.enterPlayer(player);
    const next = table.players[seat + 1];
    await hands.press(
      hands.button(next === undefined ? en.entry.done.toTable : en.entry.done.next(next.name)),
    );
  }
  const wild = table.players
    .flatMap(({ pyramid }) => [...pyramid])
    .filter((tile) => tile?.type === 'wilderness').length;
  console.log(
    `presses for 4 players (56 tiles, ${wild} Wilderness, 4 Gods, 4 Worshipers, on to the next): ${hands.presses}; before it, for four names: ${setUp.presses} and typing`,
  );
  expect(hands.presses).toBeLessThanOrEqual(AT_MOST);

  await expect(page.getByText(en.tables.table.nothingMissing)).toBeVisible();
  for (const { name, total } of scoreTable(table).players) {
    // Names are compared with plain spaces.
    const soFar = en.tables.table.soFar(en.counts.creationPoints(total)).replace(/\s/g, ' ');
    await expect(
      page.getByRole('button', { name: new RegExp(`^${name}: .*${soFar}$`) }),
    ).toBeVisible();
  }
  const [raw] = await kept(page, 'table.');
  const reading = readRecord(tableRecord, raw ?? '');
  if (!reading.ok) throw new Error(reading.why);
  expect(currentTable(reading.value.timeline)).toEqual(table);
});
