import fc from 'fast-check';
import { toIdeographs } from '../../src/codec/ideographs';
import { seal } from '../../src/codec/seal';
import { encodeTable } from '../../src/codec/tableCodec';
import { keyValue } from '../../src/storage/keyValue';
import { newId, playedAt } from '../../src/storage/gameId';
import { readGameRecord, writeGameRecord, type Game } from '../../src/storage/gameRecord';
import {
  changeGame,
  deleteGame,
  listGames,
  putGame,
  readGame,
  saveGame,
  subscribeGames,
} from '../../src/storage/games';
import { currentTrouble } from '../../src/storage/trouble';
import { legalTableArb } from '../support/arbitraries';
import { forest, fullOf, player, table } from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { fullTable } from '../support/fullTable';

const game: Game = { table: fullTable(), location: 'Café Ω', note: 'rain 🌧' };
const DAY = 86_400_000;

beforeEach(() => {
  freshDevice();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('an id tells when the table was begun, and sorts by it', () => {
  const now = Date.now();
  expect(playedAt(newId(now))).toBe(now);
  expect(newId(now) > newId(now - 1)).toBe(true);
});

test('games are listed by date, the latest first, whatever the order they came in', () => {
  const [old, middle, latest] = [1, 2, 3].map((days) => newId(days * 1000 * DAY)) as [
    string,
    string,
    string,
  ];
  for (const id of [middle, latest, old]) saveGame(id, game);
  expect(listGames()).toEqual([latest, middle, old]);
  deleteGame(middle);
  expect(listGames()).toEqual([latest, old]);
});

test('a game comes back as it was kept, scored afresh', () => {
  const id = newId();
  saveGame(id, game);
  const reading = readGame(id);
  expect(reading).toMatchObject({ ok: true, game });
  expect(readGame(id)).toBe(reading);
  changeGame(id, (now) => ({ ...now, note: '' }));
  expect(readGame(id)).toMatchObject({ ok: true, game: { ...game, note: '' } });
});

test('a deleted game can be had back exactly', () => {
  const id = newId();
  saveGame(id, game);
  const raw = deleteGame(id);
  expect(readGame(id)).toBeUndefined();
  putGame(id, raw ?? '');
  expect(readGame(id)).toMatchObject({ ok: true, game });
});

test('a damaged game hides no other, and its raw data stays', () => {
  const [good, bad] = [newId(DAY), newId(2 * DAY)];
  saveGame(good, game);
  const raw = writeGameRecord(game).slice(0, -3);
  putGame(bad, raw);
  expect(listGames()).toEqual([bad, good]);
  expect(readGame(bad)).toEqual({ ok: false, id: bad, why: 'damaged', raw });
  expect(readGame(good)).toMatchObject({ ok: true });
});

test('a refused write is said, and the list does not promise a game that is not kept', () => {
  jest.spyOn(keyValue, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  expect(saveGame(newId(), game)).toBe(false);
  expect(listGames()).toEqual([]);
  expect(currentTrouble().full).toBe(true);
});

test('listeners hear of a game that changed, and not of one that was kept again unchanged', () => {
  const id = newId();
  saveGame(id, game);
  const heard = jest.fn();
  const stop = subscribeGames(heard);
  saveGame(id, game);
  expect(heard).not.toHaveBeenCalled();
  saveGame(id, { ...game, note: 'sun' });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('any game round-trips, and four players take at most 400 characters', () => {
  fc.assert(
    fc.property(legalTableArb, fc.string(), fc.string(), (drawn, location, note) => {
      const kept = { table: drawn, location, note };
      expect(readGameRecord(writeGameRecord(kept))).toEqual({ ok: true, game: kept });
      expect(writeGameRecord({ ...kept, location: '', note: '' }).length).toBeLessThanOrEqual(400);
    }),
    { numRuns: 1000 },
  );
  // The worst that four players can enter: the longest names, and tiles that need most to be said.
  const dense = forest(30, 6, 'white', 'red', 'blue', 'green', 'yellow');
  const worst = table(
    [1, 2, 3, 4].map(() =>
      player({
        name: '🌋'.repeat(30),
        god: 'death',
        pyramid: fullOf({ ...dense, color: 'white', mystic: 99, level: 3 }),
      }),
    ),
  );
  expect(writeGameRecord({ table: worst, location: '', note: '' }).length).toBeLessThanOrEqual(400);
});

test('a record of a newer version is told from a damaged one', () => {
  const newer = toIdeographs(seal(2, 2, (writer) => writer.write(1, 8)));
  expect(readGameRecord(newer)).toEqual({ ok: false, why: 'newer-version' });
  for (const raw of ['', '{"version":1}', newer.slice(1), toIdeographs(encodeTable(game.table))]) {
    expect(readGameRecord(raw)).toEqual({ ok: false, why: 'damaged' });
  }
});
