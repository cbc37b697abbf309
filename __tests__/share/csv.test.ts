import fc from 'fast-check';
import { translations } from '../../src/i18n/translations';
import { asText, csvLine } from '../../src/share/csv';
import { csvHeader, csvRows, isoMinute } from '../../src/share/gamesCsv';
import { makeGamesCsv } from '../../src/share/makeGamesCsv';
import { putGame, saveGame } from '../../src/storage/games';
import { legalTableArb } from '../support/arbitraries';
import { hold, quietly } from '../support/device';
import { at, gameOf } from '../screens/history/keptGame';
import { newId } from '../../src/storage/gameId';

/** RFC 4180, read by the letter. `separator` is what a spreadsheet takes for the end of a cell. */
function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (quoted && letter === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && letter === separator) {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!quoted && letter === '\r' && text.charAt(index + 1) === '\n') {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = '';
      index += 1;
    } else cell += letter;
  }
  return rows.slice(0, -1);
}

const DANGEROUS = /^[=+\-@\t\r＝＋－＠]/;
const isNumber = (cell: string) => /^-?\d+$/.test(cell);
const nastyArb = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a', '1'),
  }),
);
const { en } = translations;

test('no text of any game begins like a formula, and a reader gets every cell back', () => {
  fc.assert(
    fc.property(legalTableArb, nastyArb, nastyArb, nastyArb, (drawn, name, location, note) => {
      const players = drawn.players.map((player) => ({ ...player, name }));
      const rows = csvRows(en, 0, { table: { ...drawn, players }, location, note });
      expect(rows).toHaveLength(players.length);
      const text = rows.map(csvLine).join('');
      const cells = parseCsv(text);
      expect(cells).toEqual(
        rows.map((row) =>
          row.map((cell) => (typeof cell === 'number' ? String(cell) : asText(cell))),
        ),
      );
      for (const row of rows.map((one) => one.filter((cell) => typeof cell === 'string'))) {
        for (const cell of row) expect(asText(cell)).not.toMatch(DANGEROUS);
      }
    }),
    { numRuns: 500 },
  );
});

test('neither does a cell begin so where semicolons part them, as in German Excel', () => {
  fc.assert(
    fc.property(fc.array(nastyArb, { minLength: 1 }), (texts) => {
      for (const row of parseCsv(csvLine(texts), ';')) {
        for (const cell of row) if (!isNumber(cell)) expect(cell).not.toMatch(DANGEROUS);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a harmless text stays as it is, and numbers stay numbers', () => {
  expect(csvLine(['Ana = Bo', 'a-b', '', -3, 47])).toBe('"Ana = Bo","a-b","",-3,47\r\n');
  expect(csvLine(['=1+1', 'x;=1', '"Ana"'])).toBe('"\'=1+1","x;\'=1","""Ana"""\r\n');
});

test('there is a line a player, with a head in the person’s language', async () => {
  hold({});
  saveGame(newId(at(2026, 3, 7)), gameOf({ Ana: 47, Bo: 12 }, { location: 'Café', note: 'rain' }));
  putGame(newId(at(2026, 3, 8)), 'spoilt');
  const csv = await makeGamesCsv(en, quietly());
  expect(csv?.leftOut).toBe(1);
  expect(csv?.text.startsWith('\uFEFF"Date","Where it was played","Player","Place","Total"')).toBe(
    true,
  );
  expect(parseCsv(csv?.text.slice(1) ?? '').slice(1)).toEqual([
    [
      '2026-03-07 20:00',
      'Café',
      'Ana',
      '1',
      '47',
      '46',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '1',
    ].concat(['Goddess of Love', '0', 'rain']),
    [
      '2026-03-07 20:00',
      'Café',
      'Bo',
      '2',
      '12',
      '11',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '1',
    ].concat(['Goddess of Love', '0', 'rain']),
  ]);
});

test.each(Object.values(translations))('every column has a name of its own', (t) => {
  const header = csvHeader(t);
  expect(new Set(header).size).toBe(header.length);
});

test('an id that tells no time has no date', () => {
  expect(isoMinute(Number.NaN)).toBe('');
});
