import { counter } from '../plural';

const games = counter('en', { one: 'game', other: 'games' });

/** Kept games: the list, one game, names throughout. */
const history = {
  title: 'History',
  games,
  wins: (name: string, points: string) => `${name} wins with ${points}`,
  share: (names: string, points: string) => `${names} share the victory with ${points}`,
  winner: 'Winner',
  score: (name: string, points: string) => `${name}\u00A0${points}`,
  undated: 'Date unknown',
  which: (names: string, date: string) => `${names}, ${date}`,
  delete: (which: string) => `Delete the game: ${which}`,
  deleted: (which: string) => `Deleted: ${which}`,
  empty: {
    title: 'No games yet',
    text: 'Every finished game is kept here: when it was, who won and where each point came from.',
    begin: 'Score a game',
  },
  search: {
    label: 'Search by player',
    clear: 'Clear the search',
    progress: 'Looking through the games',
    progressText: (done: number, of: number) => `${done} of ${of} games looked through`,
    found: (n: number) => `${games(n)} found`,
    none: (text: string) => `No game with a player called “${text}”.`,
  },
  broken: {
    dated: (date: string) => `Unreadable game, ${date}`,
    undated: (id: string) => `Unreadable game ${id}`,
  },
  why: {
    damaged: 'The data of this game is damaged. All other games are fine.',
    'newer-version': 'It was made by a newer version of this app. Update the app to open it.',
  },
  names: {
    title: 'Players’ names',
    about:
      'A new name is written into all kept games. A table still being entered keeps its names.',
    empty: 'The names of all players are here once a game is kept.',
    rename: (name: string) => `Rename ${name}`,
    newName: (name: string) => `New name for ${name}`,
    wrong: (max: number) => `A name has 1 to ${max} characters.`,
    merge: (from: string, to: string) =>
      `Games of ${from} and ${to} will be counted as one player’s.`,
    together: (n: number) => `They play against each other in ${games(n)}.`,
    save: 'Save',
    cancel: 'Cancel',
    renamed: (from: string, to: string) => `${from} is now ${to}`,
    refused: 'This device has no room left. Nothing was renamed.',
  },
};

export type HistoryWords = typeof history;
export default history;
