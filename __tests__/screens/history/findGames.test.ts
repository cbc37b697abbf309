import { findGames } from '../../../src/screens/history/findGames';
import { digestGame } from '../../../src/stats/digest';
import { gameOf } from './keptGame';

const games = [
  digestGame('polish', 0, gameOf({ Łukasz: 5, Bo: 3 }).table),
  digestGame('french', 0, gameOf({ Zoë: 5, Anastasia: 3 }).table),
  digestGame('russian', 0, gameOf({ Фёдор: 5, Bo: 3 }).table),
];

test.each([
  ['bo', ['polish', 'russian']],
  ['BO', ['polish', 'russian']],
  ['stas', ['french']],
  ['lukasz', ['polish']],
  ['łuk', ['polish']],
  ['zoe', ['french']],
  ['ZOË', ['french']],
  ['федор', ['russian']],
  [' bo ', ['polish', 'russian']],
  ['nobody', []],
])('“%s” finds %j', (text, ids) => {
  expect(findGames(games, text)).toEqual(ids);
});
