import type { TileReasonCode } from '../../engine/tileScore';
import { counter } from '../plural';

/** Entering a pyramid. */
const entry = {
  bar: { back: 'Back', undo: 'Undo', redo: 'Redo' },
  changedElsewhere: (name: string) => `This changed the pyramid of ${name}.`,
  nobodyHere: 'Nobody sits at this place of the table.',
  storageFull:
    'This could not be kept: the storage of this device is full. What is on screen goes on.',
  status: {
    total: (points: string) => `Total so far: ${points}`,
    progress: (placed: number, all: number) => `${placed} of ${all} tiles`,
    worshipers: (count: string) => `Worshipers: ${count}`,
    god: (god: string) => `God: ${god}`,
    unknown: 'not entered',
  },
  cell: {
    place: (row: number, tile: number) => `row ${row}, tile ${tile}`,
    empty: 'empty',
    misplaced: 'not allowed here: no tile of its color right below',
    twice: 'on this table twice',
  },
  tile: {
    name: (type: string, color: string) => `${color} ${type}`,
    forestNeeds: (count: number, colors: string) => `needs ${count} of ${colors} around it`,
    irrigationNeeds: (color: string) => `needs ${color} right below`,
    mystic: (value: number) => `Mystic Value ${value}`,
    level: (level: number) => `level ${level}`,
    or: 'or',
  },
  reasons: {
    wilderness: 'takes its point away',
    'wilderness-spared': 'costs nothing, thanks to the Goddess of Idleness',
    unconditional: 'has no condition',
    'no-token': 'no Cancelation token on it',
    token: 'under a Cancelation token',
    irrigated: 'the color it needs is right below',
    dry: 'the color it needs is not right below',
    'irrigation-on-base': 'nothing is below the first row',
  } satisfies Record<Exclude<TileReasonCode, 'forest'>, string>,
  neighbors: (counted: number, needed: number) => `${counted} of ${needed} neighbors`,
  verdict: {
    scores: 'scores',
    notYet: 'does not score yet',
    never: 'does not score',
  },
  palette: {
    label: 'Next tile',
    colors: 'Color',
    chooseColor: 'Choose the color of the tile, or Wilderness.',
    wilderness: 'Wilderness, place it',
    offers: 'Tiles of this color',
    onTable: (count: number) => `Already on the table (${count})`,
    onTableHint: 'Most boxes hold each tile once. Check it before you place it again.',
    otherTile: 'Other tile',
    lastToken: 'Token on the last tile',
    changing: (place: string) => `Change ${place}`,
    cancel: 'Cancel',
  },
  form: {
    effect: 'Effect',
    points: 'Creation Points',
    more: 'One more point',
    fewer: 'One point fewer',
    count: 'Neighbors it needs',
    neighborColors: 'In these colors',
    below: 'Color it needs right below',
    temples: 'Temple symbols',
    mystic: 'Mystic Value',
    mysticClear: 'No Mystic Value',
    level: 'Level, if you like',
    place: 'Place',
    known: 'Known tiles',
    missing: {
      points: 'Choose its CPs',
      count: 'Choose how many neighbors',
      colors: 'Choose a neighbor color',
      below: 'Choose the color below',
    },
  },
  sheet: {
    label: 'Selected tile',
    token: 'Cancelation token',
    change: 'Change',
    swap: 'Swap',
    clear: 'Clear',
    done: 'Done',
    swapHint: (place: string) => `Tap the cell to swap with ${place}.`,
  },
  gods: {
    title: 'Which God?',
    taken: (name: string) => `taken: ${name}`,
    refused: (god: string, name: string) => `${name} already has this tile: ${god}.`,
    deathToken: 'Cancelation token on the God of Death',
  },
  worshipers: { title: 'How many Worshipers are left?' },
  done: {
    complete: (name: string) => `The pyramid of ${name} is complete.`,
    points: (points: string) => `${points} so far.`,
    solo: (points: string) => `Pyramid complete: ${points}.`,
    next: (name: string) => `Next: ${name}`,
    toTable: 'To the table',
  },
  symbols: counter('en', { one: 'Temple symbol', other: 'Temple symbols' }),
};

export type EntryWords = typeof entry;
export default entry;
