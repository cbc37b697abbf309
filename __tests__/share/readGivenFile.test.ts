import { LANGUAGES } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { makeBoxFile } from '../../src/share/boxFile';
import { makeGameFile } from '../../src/share/gameFile';
import { readGivenFile } from '../../src/share/readGivenFile';
import { deviceContents } from '../../src/storage/backup/contents';
import { mergeChanges, replaceChanges } from '../../src/storage/backup/restore';
import { boxStore } from '../../src/storage/boxStore';
import { saveGame } from '../../src/storage/games';
import { rememberPlayers } from '../../src/storage/playersStore';
import { transact } from '../../src/storage/transaction';
import { dice } from '../codec/dice';
import { backupText, sealed } from '../support/backups';
import { forest, player, village, volcano } from '../support/build';
import { held, hold, quietly } from '../support/device';
import { fullTable } from '../support/fullTable';
import { keepTable } from '../support/keepTable';

const BOX = [
  { face: village(3), uses: 2 },
  { face: forest(4, 2, 'red', 'blue'), uses: 1 },
];
const read = (text: string) => readGivenFile(text, quietly());

test('a box that somebody shared is read as they have it', async () => {
  expect(makeBoxFile(BOX)).toMatch(/^\{"format":"orbis-box\/1","tiles":\[\{"face":/);
  expect(await read(makeBoxFile(BOX))).toEqual({ kind: 'box', box: BOX });
});

test('a game that somebody shared is read as they have it, if it is finished', async () => {
  const game = { table: fullTable(), location: 'Pub', note: 'late' };
  const text = makeGameFile('mf3k2j9aab12cd', game) ?? '';
  expect(await read(text)).toEqual({ kind: 'game', id: 'mf3k2j9aab12cd', game });
  const [ana, ...others] = game.table.players;
  const players = ana === undefined ? others : [{ ...ana, god: null }, ...others];
  const unfinished = { ...game, table: { ...game.table, players } };
  expect(await read(makeGameFile('mf3k2j9aab12cd', unfinished) ?? '')).toEqual({
    kind: 'refused',
    why: 'damaged',
  });
});

test.each([
  ['', 'not-ours'],
  ['{"format":"orbis-game/1"}', 'damaged'],
  ['{"format":"orbis-game/2"}', 'newer-version'],
  ['hello', 'not-ours'],
  ['null', 'not-ours'],
  ['[]', 'not-ours'],
  ['{"format":7}', 'not-ours'],
  ['{"format":"orbis-table/1"}', 'not-ours'],
  ['{"format":"constructor"}', 'not-ours'],
  ['{"format":"orbis-backup","version":1', 'damaged'],
  ['{"format":"orbis-backup"}', 'damaged'],
  ['{"format":"orbis-box/1"}', 'damaged'],
  ['{"format":"orbis-box","tiles":[]}', 'damaged'],
  ['{"format":"orbis-box/2","tiles":[]}', 'newer-version'],
  ['{"format":"orbis-box/1","tiles":[{"face":{"type":"wilderness"},"uses":1}]}', 'damaged'],
])('%s is refused', async (text, why) => {
  expect(await read(text)).toEqual({ kind: 'refused', why });
});

type Roll = (sides: number) => number;

const put = (text: string, at: number, piece: string, instead = piece.length) =>
  text.slice(0, at) + piece + text.slice(at + instead);

const DAMAGES: readonly ((text: string, roll: Roll) => string)[] = [
  (text, roll) => {
    const at = roll(text.length);
    return put(text, at, String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(16))));
  },
  (text, roll) => text.slice(0, roll(text.length)),
  (text, roll) => text.slice(roll(text.length)),
  (text, roll) => {
    const [a, b, c] = [roll(text.length), roll(text.length), roll(text.length)].sort(
      (one, other) => one - other,
    ) as [number, number, number];
    return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c);
  },
  (text, roll) => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return put(text, digits[roll(digits.length)] ?? 0, String(roll(10)));
  },
  (text, roll) => put(text, roll(text.length), text.slice(0, roll(200)), 0),
];

const ODD = [null, 0, -1, 1e99, '', 'x', [], {}, [[]], [['a']], [['a.b', 'c']], true];

/** Valid JSON, well sealed, of another shape: one part of it is something else. */
function misshapen(text: string, roll: Roll): string {
  const body = JSON.parse(text) as Record<string, unknown>;
  delete body['checksum'];
  const keys = Object.keys(body);
  body[keys[roll(keys.length)] ?? ''] = ODD[roll(ODD.length)];
  return sealed(body);
}

/** Sealed anew over a damaged game: the checksum is right, and the game is not. */
function spoilt(text: string, roll: Roll): string {
  const { checksum: _, ...body } = JSON.parse(text) as { checksum: string; games: string[][] };
  const games = body.games.map(([id = '', raw = '']) => [
    id,
    roll(2) === 0 ? raw : (DAMAGES[roll(DAMAGES.length)]?.(raw, roll) ?? raw),
  ]);
  return sealed({ ...body, games });
}

test('2,000 mutated files: no crash, nothing changed, and always a sentence', async () => {
  hold({});
  saveGame('a1', { table: fullTable(), location: 'Café', note: '' });
  saveGame('b2', { table: fullTable(3, 9), location: '', note: '🌧' });
  keepTable([player({ name: 'Ana' }), player({ name: 'Bo' })]);
  boxStore.update(() => [...BOX, { face: volcano(1), uses: 1 }]);
  rememberPlayers(['Ana', 'Bo']);
  const original = await backupText(deviceContents());
  hold({ 'game.mine': 'x', players: '{"version":1,"names":["Di"]}' });
  const before = held();
  const roll = dice(57);
  const seen = new Map<string, number>();

  for (let run = 0; run < 2000; run += 1) {
    const kind = roll(10);
    const mutate = kind === 0 ? misshapen : kind === 1 ? spoilt : DAMAGES[roll(DAMAGES.length)];
    const text = mutate?.(original, roll) ?? '';
    const reading = await read(text);
    expect(held()).toEqual(before);
    const what = reading.kind === 'refused' ? reading.why : reading.kind;
    seen.set(what, (seen.get(what) ?? 0) + 1);
    if (reading.kind === 'refused') {
      for (const language of LANGUAGES) {
        expect(translations[language].backup.refused[reading.why]).toMatch(/\.$/);
      }
    } else if (reading.kind === 'backup') {
      // Only what is sealed anew gets here: it is restored whole, and taken back whole.
      const plan = run % 2 === 0 ? mergeChanges : replaceChanges;
      const outcome = await transact(plan(reading.backup, deviceContents()), quietly());
      if (!outcome.ok) throw new Error(outcome.why);
      await transact(outcome.undo, quietly());
      expect(held()).toEqual(before);
    }
  }
  expect(seen.get('damaged')).toBeGreaterThan(1000);
  expect(seen.get('not-ours')).toBeGreaterThan(50);
  expect(seen.get('backup')).toBeGreaterThan(50);
});
