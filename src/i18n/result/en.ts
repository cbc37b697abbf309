import type { Category } from '../../engine/categories';
import type { GodReasonCode } from '../../engine/gods/godScore';
import type { PickReasonCode } from '../../engine/temples/order';

type Words = (...facts: never[]) => string;

/** Temples, the result, and why. */
const result = {
  title: 'Result',
  score: 'Score the table',
  temples: {
    title: 'Temples',
    about: 'Whoever has the most Temples picks a token first.',
    pick: (turn: number, name: string) => `${turn}. ${name}`,
    mystic: (value: number) => `Mystic Value ${value}`,
    noMystic: 'no Mystic Value',
    reasons: {
      'only-holder': () => 'Nobody else has a Temple.',
      'last-holder': () => 'Picks last.',
      symbols: (own: string, name: string, other: number) =>
        `Before ${name}: ${own} against ${other}.`,
      mystic: (each: string, name: string, own: number, other: number | null) =>
        other === null
          ? `Before ${name}: ${each} each, and only this Mystic Value (${own}) is shown.`
          : `Before ${name}: ${each} each, Mystic Value ${own} beats ${other}.`,
      'table-order': (each: string, name: string) =>
        `Before ${name}: ${each} each, Mystic Values level; the table decided.`,
      'open-tie': (each: string, name: string) =>
        `Level with ${name}: ${each} each, and no Mystic Value decides.`,
    } satisfies Record<PickReasonCode, Words>,
    tokens: (name: string) => `Token for ${name}`,
    proposed: 'proposed: the highest left',
    tie: 'Who picks first?',
    tieAbout:
      'No two tiles of the game bear the same Mystic Value, so look at these again. If they are right, the table decides.',
    first: (name: string) => `${name} picks first`,
    again: 'Decide anew',
    toResult: 'Show the result',
    decideFirst: 'First decide who picks first.',
    none: 'Nobody has a Temple, so there is no token to pick.',
  },
  categories: {
    villages: 'Villages',
    forests: 'Forests',
    volcanoes: 'Volcanoes',
    irrigation: 'Irrigation',
    sacredStones: 'Sacred Stones',
    other: 'Other tiles',
    wilderness: 'Wilderness',
    temple: 'Temple token',
    god: 'God',
  } satisfies Record<Category, string>,
  total: 'Total',
  places: {
    title: 'Places',
    place: (rank: number) => `Place ${rank}`,
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the victory`,
    and: 'and',
    shared: (names: string) => `Shared with ${names}: level in CPs and Worshipers.`,
    ahead: (names: string, own: number, others: string) =>
      `Level in CPs with ${names}; Worshipers decide: ${own} against ${others}.`,
  },
  why: {
    title: 'Where the points come from',
    hint: 'Tap a figure to see the tiles behind it.',
    figure: (name: string, what: string, points: string) => `${name}, ${what}: ${points}`,
    made: 'These tiles',
    others: 'All other tiles',
    noTiles: 'No such tile.',
    picture: (name: string, cells: string) => `The pyramid of ${name}, lit: ${cells}`,
    nothingLit: 'nothing',
    forest: (counted: number, needed: number, colors: string) =>
      `${counted} of ${needed} neighbors (${colors})`,
    noTemple: 'No Temple, no token.',
    close: 'Close',
  },
  god: {
    'god-missing': () => 'No God was entered.',
    fixed: () => 'No condition.',
    'death-paid': () => 'No Cancelation token lies on it.',
    'death-cancelled': () => 'A Cancelation token lies on it.',
    equilibrium: (villages: number, temples: number, volcanoes: number) =>
      `Needs one of each; validated Villages: ${villages}, Temples: ${temples}, validated Volcanoes: ${volcanoes}.`,
    'fewest-wilderness': (counts: string) => `Fewest Wilderness tiles? ${counts}.`,
    most: (tile: string, counts: string) => `Most validated tiles (${tile})? ${counts}.`,
    'most-needs-one': (tile: string) =>
      `Nobody has a validated tile (${tile}), and your house rule asks for one.`,
  } satisfies Record<GodReasonCode, Words>,
  count: (name: string, count: number) => `${name} ${count}`,
  game: {
    about: 'About this game',
    location: 'Where it was played',
    note: 'Note',
    correct: 'Correct this game',
    temples: 'Temple tokens',
    correcting: 'Something is missing at the table. This is the result as it was last complete.',
    toTable: 'To the table',
    gone: 'This game is no longer on this device.',
    home: 'Done',
    skip: 'Go on to the result',
  },
};

export type ResultWords = typeof result;
export default result;
