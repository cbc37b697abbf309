import { counter } from '../plural';

/** Words of everything around the pyramid: Home, players, the table, the box, settings. */
const tables = {
  titles: {
    players: 'Players',
    table: 'Table',
    entry: 'Pyramid',
    box: 'The box',
    settings: 'Settings',
  },
  tools: { back: 'Back', home: 'Home', undo: 'Undo', redo: 'Redo' },
  home: {
    newGame: 'New game',
    solo: 'My pyramid only',
    continue: 'Continue',
    latest: 'Latest games',
    me: 'Me',
    boxHint: 'The tiles that are one tap away',
    progress: (done: number, of: number) => `${done} of ${of} tiles`,
    progressLabel: (names: string) => `Progress of ${names}`,
    rename: (name: string) => `Rename ${name}`,
    delete: (names: string) => `Delete ${names}`,
    deleted: (names: string) => `Deleted: ${names}`,
  },
  ago: {
    now: 'just now',
    minutes: (n: number) => `${n} min ago`,
    hours: (n: number) => `${n} h ago`,
    days: (n: number) => (n === 1 ? 'yesterday' : `${n} days ago`),
  },
  broken: {
    title: 'Could not be read',
    table: (id: string) => `Table ${id}`,
    record: (key: string) => `Record ${key}`,
    records: {
      box: 'The box, as it was before',
      players: 'Remembered players, as they were before',
      settings: 'Settings, as they were before',
    },
    why: {
      'not-json': 'The data is damaged: it was cut short or overwritten.',
      'newer-version': 'It was made by a newer version of this app. Update the app to open it.',
      'wrong-shape': 'The data is damaged: it does not hold what it should.',
    },
    aside: 'It could not be read, so it was put aside and the app started afresh without it.',
    copy: 'Copy raw data',
    copied: 'Copied.',
    copyFailed: 'This device did not allow copying.',
    delete: 'Delete',
  },
  players: {
    defaultName: (n: number) => `Player ${n}`,
    nameOf: (n: number) => `Name of player ${n}`,
    soloName: 'Your name',
    wrongName: (max: number, kept: string) =>
      `A name has 1 to ${max} characters. “${kept}” stays for now.`,
    sameName: (names: string) => `Players with the same name are told apart: ${names}.`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    add: 'Add a player',
    remembered: 'Played before',
    seatRemembered: (name: string) => `Take ${name}`,
    toTable: 'To the table',
    toPyramid: 'To the pyramid',
  },
  rulings: {
    title: 'House rules',
    mysticFrom: 'Temple ties',
    mysticFromText:
      'The highest mystic value picks first: on any white tile in the English, German and Russian rulebooks, on Temple tiles only in the Polish one.',
    white: 'Any white tile',
    temple: 'Temple tiles only',
    mostNeedsOne: '“Most” means at least one',
    mostNeedsOneText:
      'Off is how the rulebook reads: if nobody has a validated tile of the kind, the God of the Oceans, Fire, Nature or Harvests still gives 3 CPs, as nobody has more.',
  },
  table: {
    card: (name: string, facts: string) => `${name}: ${facts}`,
    tilesOf: (done: number, of: number) => `${done} of ${of} tiles`,
    noGod: 'no God yet',
    noWorshipers: 'Worshipers not counted yet',
    soFar: (points: string) => `${points} so far`,
    missing: 'Still missing',
    god: 'God',
    nothingMissing: 'Nothing is missing.',
    warnings: 'Worth a second look',
    godTwice: (god: string, first: string, second: string) =>
      `${god}: ${first} and ${second} cannot both have this God.`,
    placement: (name: string, row: number, tile: number, what: string) =>
      `${name}, row ${row}, tile ${tile}: no tile of its color is right below (${what}).`,
    tileTwice: (what: string, names: string) =>
      `More than once on this table (${names}): ${what}. Most boxes hold each tile once.`,
    templeTie: (names: string) =>
      `Temple tie between ${names}. Are all mystic values right? If so, the table will decide who picks first.`,
    playerCount: 'A table has 2 to 4 players.',
    editPlayers: 'Players and house rules',
    gone: 'This table is no longer on this device.',
  },
  box: {
    about:
      'Every tile you enter is kept here and is one tap from then on. Correcting one changes the box only: games keep what they were scored with.',
    empty:
      'Nothing here yet. Enter a pyramid: each tile you put in is remembered here, ready to be tapped next time.',
    filter: 'Color',
    all: 'All',
    correct: (tile: string) => `Correct ${tile}`,
    remove: (tile: string) => `Remove ${tile}`,
    removed: (tile: string) => `Removed: ${tile}`,
    uses: counter('en', { one: 'use', other: 'uses' }),
    noTiles: 'No tile of this color yet.',
    points: 'Creation Points',
    count: 'Neighbors needed',
    colors: 'Colors that count',
    below: 'Color right below',
    temples: 'Temple symbols',
    mystic: 'Mystic Value',
    level: 'Level',
    unknown: 'Not known',
    less: (what: string) => `${what}: less`,
    more: (what: string) => `${what}: more`,
    save: 'Save',
    cancel: 'Cancel',
  },
  settings: {
    language: 'Language',
    system: 'System',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    haptics: 'Vibration',
    hapticsText: 'A short tick when a tile is placed.',
    remembered: 'Remembered players',
    nobody: 'Nobody yet. Names are kept once a game has begun.',
    forget: (name: string) => `Forget ${name}`,
    forgotten: (name: string) => `Forgotten: ${name}`,
  },
};

export type TablesWords = typeof tables;
export default tables;
