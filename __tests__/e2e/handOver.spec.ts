import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeParcelText } from '../../src/codec/parcelText';
import { senderOf } from '../../src/codec/parcel';
import { qrMatrix, type QrMatrix } from '../../src/codec/qrMatrix';
import { currentTable } from '../../src/engine/edit/timeline';
import { scoreTable } from '../../src/engine/score';
import type { DraftPlayer, DraftTable } from '../../src/engine/table';
import en from '../../src/i18n/en';
import { readRecord } from '../../src/storage/record';
import { tableRecord } from '../../src/storage/tableRecord';
import { fullTable } from '../support/fullTable';
import { codeScene } from './film';
import { Hands, kept } from './hands';
import { expect, test } from './test';
import { withCamera, withCameraRefused, withoutCamera } from './withCamera';

const words = en.handOver.scan;
const PLAYED = fullTable();

function textOf(player: DraftPlayer): string {
  return makeParcelText({ kind: 'pyramid', from: senderOf(player.name), player });
}

const codeOf = (player: DraftPlayer) => codeScene(qrMatrix(textOf(player)));

/** As `qrencode -l M -m 4 -t ASCII` printed it: two characters a module. */
function otherEncoders(): { text: string; matrix: QrMatrix } {
  const folder = join(__dirname, 'codes');
  const matrix = readFileSync(join(folder, 'qrencode.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Array.from({ length: line.length / 2 }, (_, x) => line[2 * x] === '#'));
  return { text: readFileSync(join(folder, 'payload.txt'), 'utf8').trim(), matrix };
}

async function tableNow(page: Page): Promise<DraftTable> {
  const [raw] = await kept(page, 'table.');
  const reading = readRecord(tableRecord, raw ?? '');
  if (!reading.ok) throw new Error(reading.why);
  return currentTable(reading.value.timeline);
}

/** A new game, straight to its camera. */
async function openScan(page: Page): Promise<Hands> {
  const hands = new Hands(page);
  await page.goto('/');
  await hands.press(hands.button(en.tables.home.newGame));
  await hands.press(hands.button(en.tables.players.toTable));
  await hands.press(hands.button(words.pyramid));
  return hands;
}

const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('four pyramids handed over by four scans make a complete table, scored as the engine does', async ({
  page: _,
}, info) => {
  test.setTimeout(120_000);
  await withCamera(info, PLAYED.players.map(codeOf), async (page) => {
    const hands = await openScan(page);
    // The film may begin with any of them.
    const byName = async () =>
      [...(await tableNow(page)).players].sort((a, b) => (a.name < b.name ? -1 : 1));
    await expect.poll(byName, { timeout: 60_000 }).toEqual(PLAYED.players);
    await hands.press(hands.button(words.toTable));
    await said(page, en.tables.table.nothingMissing);

    const table = await tableNow(page);
    const { players } = scoreTable(table);
    for (const [seat, { name }] of table.players.entries()) {
      const total = players[seat]?.total ?? 0;
      await expect(
        page.getByRole('button', { name: new RegExp(`^${name}: 14 of 14 .* ${total}\\sCP`) }),
      ).toBeVisible();
    }
  });
});

test('a code of another encoder from the same text is scanned, and one undo takes it back', async ({
  page: _,
}, info) => {
  const [ana] = PLAYED.players;
  const other = otherEncoders();
  expect(ana && textOf(ana)).toBe(other.text);
  await withCamera(info, [codeScene(other.matrix)], async (page) => {
    const hands = await openScan(page);
    await said(page, words.seated('Ana'));
    expect((await tableNow(page)).players[0]).toEqual(ana);
    await hands.press(hands.button(en.tables.tools.undo).last());
    expect((await tableNow(page)).players[0]?.name).toBe(en.tables.players.defaultName(1));
  });
});

test('a stranger’s code and a damaged one are refused in words, and change nothing', async ({
  page: _,
}, info) => {
  const [ana] = PLAYED.players;
  const text = ana === undefined ? '' : textOf(ana);
  // A whole QR code of a text that was cut short.
  const codes = ['HTTPS://EXAMPLE.ORG', text.slice(0, -6)].map((one) => codeScene(qrMatrix(one)));
  await withCamera(info, codes, async (page) => {
    await openScan(page);
    const before = await kept(page, '');
    await said(page, words.refused['other-app']);
    await said(page, words.refused.damaged);
    expect(await kept(page, '')).toEqual(before);
  });
});

test('without leave and without a camera the text does, pasted', async ({ page: _ }, info) => {
  const [ana] = PLAYED.players;
  for (const [browser, why] of [
    [withCameraRefused, words.access.refused],
    [withoutCamera, words.access.none],
  ] as const) {
    await browser(info, async (page) => {
      const hands = await openScan(page);
      await said(page, why);
      await page
        .getByLabel(words.paste, { exact: true })
        .fill(ana === undefined ? '' : textOf(ana));
      await hands.press(hands.button(words.usePasted));
      await said(page, words.seated('Ana'));
    });
  }
});
