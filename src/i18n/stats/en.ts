import { counter } from '../plural';
import { decimal } from './decimal';

const figure = decimal('.');
const games = counter('en', { one: 'game', other: 'games' });
const times = counter('en', { one: 'time', other: 'times' });
const wins = counter('en', { one: 'win', other: 'wins' });

/** Statistics over the kept games. */
const stats = {
  title: 'Statistics',
  figure,
  /** An average with its unit, for a screen reader. */
  points: (n: number) => `${figure(n)}\u00A0CPs`,
  games,
  reading: 'Going through the games',
  readingText: (done: number, of: number) => `${done} of ${of} games`,
  empty: {
    title: 'No games yet',
    text: 'After your first scored game you will see here who wins how often, what each God is good for and where the points come from.',
    begin: 'Score a game',
  },
  filter: {
    players: 'Number of players',
    anyPlayers: 'All',
    period: 'Period',
    periods: { all: 'All time', year: '12 months', month: '30 days' },
    none: 'No such games',
    noneText: 'No kept game fits this choice.',
    clear: 'Show all games',
  },
  players: {
    title: 'Players',
    games: 'Games',
    wins: 'Wins',
    winsShared: (n: number, shared: number) => `${n} (${shared} shared)`,
    average: 'Average',
    best: 'Best',
    places: (name: string, list: string) => `Places of ${name}: ${list}`,
    place: (place: number, n: number) => `place ${place}: ${times(n)}`,
    placeShort: (place: number) => `${place}.`,
    all: (n: number) => `Show all ${n}`,
  },
  one: {
    title: 'One player',
    of: 'Whose points',
    overTime: 'Points over time',
    overTimeOf: (name: string, n: number, from: string, to: string) =>
      `Points of ${name} over time: ${games(n)}, ${from} to ${to}`,
    inOrder: (list: string) => `In order: ${list}`,
    lowest: 'Lowest',
    highest: 'Highest',
    last: 'Last',
    perDot: (n: number) => `Each dot is the average of ${games(n)} in a row.`,
    sources: 'Where points come from',
    sourcesHint: 'Average CPs a game',
    sourcesOf: (name: string, list: string) => `Average CPs a game of ${name}: ${list}`,
  },
  fact: (what: string, value: string) => `${what}\u00A0${value}`,
  duel: {
    title: 'Head to head',
    first: 'First player',
    second: 'Second player',
    together: (n: number) => `${games(n)} at one table`,
    never: (a: string, b: string) => `${a} and ${b} have not played at one table.`,
    ahead: (name: string) => `${name} ahead`,
    level: 'Level',
    said: (a: string, b: string, list: string) => `${a} against ${b}: ${list}`,
  },
  gods: {
    title: 'Gods',
    times: (n: number) => `held ${times(n)}`,
    wins,
    average: (points: string) => `average\u00A0${points}`,
    bonus: (points: string) => `bonus\u00A0${points}`,
    hint: 'Average: the holder’s total. Bonus: what the God gave of it.',
    notYet: (names: string) => `Not held yet: ${names}.`,
  },
  closest: {
    title: 'Closest games',
    apart: (points: string) => `${points} apart`,
    shared: 'Shared victory',
    worshipers: 'Worshipers decided',
  },
  highest: { title: 'Highest totals' },
};

export type StatsWords = typeof stats;
export default stats;
