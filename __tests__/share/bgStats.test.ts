import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { bgStatsPlay, bgStatsUrl } from '../../src/share/bgStats';
import type { Game } from '../../src/storage/gameRecord';
import { table } from '../support/build';
import { EVENING, ID, SHARED, THREE } from './games';

const { gods } = translations.en;

/** What an app that is handed the address finds in it. */
function handedOver(game: Game, id = ID): unknown {
  const url = new URL(bgStatsUrl(gods, id, game) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect([...url.searchParams.keys()]).toEqual(['data']);
  return JSON.parse(url.searchParams.get('data') ?? '');
}

test('a play has exactly the fields of the note, every boolean among them', () => {
  expect(handedOver(THREE)).toStrictEqual({
    sourceName: 'Orbis Scorer',
    sourcePlayId: ID,
    playDate: '2026-11-03 23:30:05',
    game: { name: 'Orbis', sourceGameId: 'orbis', highestWins: true, noPoints: false },
    players: [
      {
        name: 'Bo',
        sourcePlayerId: 'Bo',
        startPlayer: false,
        winner: false,
        rank: 2,
        role: 'Goddess of Idleness',
        score: 10,
      },
      {
        name: 'Ana',
        sourcePlayerId: 'Ana',
        startPlayer: false,
        winner: true,
        rank: 1,
        role: 'Apprentice Goddess',
        score: 12,
      },
      {
        name: 'Cy',
        sourcePlayerId: 'Cy',
        startPlayer: false,
        winner: false,
        rank: 3,
        role: 'Goddess of Love',
        score: 3,
      },
    ],
    durationMin: 0,
    location: 'Café Nord',
    board: '',
    comments: 'Rain all day',
  });
});

test('a shared victory has two winners at the first place, and the next is third', () => {
  const { players } = bgStatsPlay(gods, ID, SHARED);
  expect(players.map(({ name, winner, rank, score }) => [name, winner, rank, score])).toEqual([
    ['Cy', false, 3, 5],
    ['Ana', true, 1, 5],
    ['Bo', true, 1, 5],
  ]);
});

test('only the God’s name changes with the language', () => {
  const plays = LANGUAGES.map((language) => bgStatsPlay(translations[language].gods, ID, THREE));
  const withoutRole = plays.map(({ players, ...play }) => ({
    ...play,
    players: players.map((player) => ({ ...player, role: '' })),
  }));
  for (const play of withoutRole) expect(play).toEqual(withoutRole[0]);
  expect(plays.map(({ players }) => players[2]?.role)).toEqual([
    'Goddess of Love',
    'Göttin der Liebe',
    'Bogini Miłości',
    'Богиня любви',
  ]);
});

test('umlauts, Cyrillic, emoji and what an address is made of survive the way there', () => {
  const names = ['Jörg & Zoë?', 'Ёж #1', '👩‍👩‍👧 100%', 'a=b+c"\\'];
  const game: Game = {
    table: table(names.map((name) => ({ name }))),
    location: 'Łódź, ul. Główna 5/7',
    note: 'Line 1\nline 2 \u2028 🎲',
  };
  expect(handedOver(game)).toMatchObject({
    players: names.map((name) => ({ name, sourcePlayerId: name })),
    location: game.location,
    comments: game.note,
  });
});

test('half an emoji, as a cut name may end with, does not stop the play', () => {
  const name = 'Ana \ud83d';
  const game = { ...THREE, table: table([{ name }, { name: 'Bo' }]) };
  expect(handedOver(game)).toMatchObject({ players: [{ name }, { name: 'Bo' }] });
});

test('two players of one name stay two', () => {
  const { players } = bgStatsPlay(gods, ID, {
    ...THREE,
    table: table([{ name: 'Ana' }, { name: 'Ana' }]),
  });
  expect(players.map(({ sourcePlayerId }) => sourcePlayerId)).toEqual(['Ana (1)', 'Ana (2)']);
});

test('a game whose id tells no time has no address', () => {
  expect(bgStatsUrl(gods, '!', THREE)).toBeNull();
});

/** Another process: a time zone is chosen when one starts. */
function dateIn(zone: string): string {
  const script = `
    const { bgStatsPlay } = require('./src/share/bgStats.ts');
    const table = { players: [], templePicks: [], templeTieOrder: [], rulings: {} };
    const { playDate } = bgStatsPlay({}, '${ID}', { table, location: '', note: '' });
    console.log(new Date(${EVENING}).getDate(), playDate);`;
  const env = { ...process.env, TZ: zone };
  const options = { env, cwd: join(__dirname, '../..'), encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], options).trim();
}

test.each([
  ['Pacific/Kiritimati', '4 2026-11-03 23:30:05'],
  ['Pacific/Pago_Pago', '3 2026-11-03 23:30:05'],
])('on either side of the date line, as in %s, the date is that of UTC', (zone, dates) => {
  expect(dateIn(zone)).toBe(dates);
});
