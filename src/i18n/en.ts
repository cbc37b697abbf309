import type { God } from '../engine/god';
import type { Color, TileType } from '../engine/tile';
import backup from './backup/en';
import entry from './entry/en';
import handOver from './handOver/en';
import history from './history/en';
import photo from './photo/en';
import { counter } from './plural';
import reading from './reading/en';
import result from './result/en';
import share from './share/en';
import stats from './stats/en';
import tables from './tables/en';

/** The model: every other language has exactly these keys. Terms are the rulebook's own. */
const en = {
  app: {
    name: 'Orbis Scorer',
    about:
      'Enter the pyramids of an Orbis game and see every point as it comes. The rules are at hand too.',
    unofficial: 'Unofficial. Made by players, with no ties to the publisher of Orbis.',
    pageTitle: (page: string) => `${page} · Orbis Scorer`,
  },
  backup,
  entry,
  handOver,
  history,
  photo,
  reading,
  result,
  share,
  stats,
  tables,
  tabs: {
    label: 'Main areas',
    score: 'Score',
    history: 'History',
    statistics: 'Statistics',
    reference: 'Reference',
  },
  home: { lookUp: 'Look it up', drawing: 'A pyramid of 14 colored tiles under a golden sun' },
  reference: {
    title: 'Reference',
    sectionsLabel: 'Sections',
    sections: {
      effects: { title: 'Effects', hint: 'When each Region tile scores' },
      gods: { title: 'Gods', hint: 'The bonus each one gives' },
      setup: { title: 'Setup', hint: 'Tiles, Gods and Temple tokens for 2 to 4 players' },
      forgotten: { title: 'Often forgotten', hint: 'Six rules that slip every table’s mind' },
    },
    colors: {
      title: 'Color marks',
      text: 'In this app each color also has a shape, so you can tell tiles apart without seeing color.',
    },
    effects: {
      wilderness:
        'Costs you 1 CP at the end. Stands on any tiles and counts as a tile of every color.',
      village:
        'Scores if you discarded the Worshipers it asks for, of any color. If not, a Cancelation token hides its CPs.',
      volcano:
        'Scores if you destroyed all the Worshipers it asks for on the 8 tiles left in the center. If not, destroy none: a Cancelation token hides its CPs.',
      forest:
        'Scores if, at the end, enough neighbors show one of its colors. It has up to six: left, right, two below, two above.',
      irrigation:
        'Scores if one of the two tiles right underneath has the indicated color. Never in the first row.',
      temple:
        'Whoever has the most Temples picks a Temple token first, one each. Ties go to the highest mystic value on a white tile. No Temple, no token.',
      sacredStone: 'Worth 1 CP. No strings attached.',
      farm: 'You no longer pay the indicated color: take its Reduction token. No CPs unless printed.',
      proselytism: 'Gain the indicated Worshipers at once. No CPs unless printed.',
    } satisfies Record<TileType, string>,
    gods: {
      apprentice: '2 CPs.',
      idleness: '1 CP, and your Wilderness tiles cost you nothing.',
      technology: '3 CPs if nobody has fewer Wilderness tiles than you.',
      equilibrium: '3 CPs for a validated Village, a Temple and a validated Volcano.',
      death:
        '3 CPs if you discarded 6 Worshipers when taking this God. If not, a Cancelation token hides them.',
      love: '1 CP, and 5 Worshipers of your choice when taking this God.',
      oceans: '3 CPs if nobody has more validated Irrigation tiles than you.',
      fire: '3 CPs if nobody has more validated Volcano tiles than you.',
      nature: '3 CPs if nobody has more validated Forest tiles than you.',
      harvests: '3 CPs if nobody has more validated Village tiles than you.',
    } satisfies Record<God, string>,
    setup: {
      byPlayers: 'By number of players',
      players: 'Players',
      removed: 'Tiles removed',
      gods: 'Gods',
      temples: 'Temple tokens',
      whiteStars:
        'With 3 players, remove the 14 tiles with white stars: 5 of level 1, 5 of level 2, 4 of level 3.',
      purpleStars:
        'With 2 players, also remove the 14 with purple stars: 4 of level 1, 4 of level 2, 6 of level 3.',
      stepsTitle: 'Then',
      steps: {
        piles: 'Shuffle the Region tiles into three piles, one per level.',
        display: 'Lay out 9 level 1 tiles faceup, 3 by 3.',
        gods: 'Draw the God tiles and place them faceup with the Temple tokens.',
        aether: 'Worshipers, Cancelation tokens and Reduction tokens form the aether.',
        start: 'The youngest player starts.',
      },
    },
    forgotten: {
      reduction: 'A Reduction token never pays a multicolor cost.',
      wilderness:
        'The same Wilderness tile can allow a blue tile above it and validate its effect.',
      pay: 'The Worshipers you collect from a tile can pay for that very tile.',
      exchange: 'Anytime during your turn: 3 Worshipers of the same color for 1 of any color.',
      generate: 'Taking a tile always generates Worshipers, even if it becomes a Wilderness tile.',
      limit: 'You cannot have more than 10 Worshipers at the end of your turn.',
    },
  },
  colors: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    white: 'white',
  } satisfies Record<Color, string>,
  tiles: {
    wilderness: 'Wilderness',
    village: 'Village',
    volcano: 'Volcano',
    forest: 'Forest',
    irrigation: 'Irrigation',
    temple: 'Temple',
    sacredStone: 'Sacred Stone',
    farm: 'Farm',
    proselytism: 'Proselytism',
  } satisfies Record<TileType, string>,
  gods: {
    apprentice: 'Apprentice Goddess',
    idleness: 'Goddess of Idleness',
    technology: 'God of Technology',
    equilibrium: 'God of Equilibrium',
    death: 'God of Death',
    love: 'Goddess of Love',
    oceans: 'God of the Oceans',
    fire: 'Goddess of Fire',
    nature: 'Goddess of Nature',
    harvests: 'God of Harvests',
  } satisfies Record<God, string>,
  terms: {
    creationPoints: 'Creation Points',
    creationPointsShort: 'CP',
    worshipers: 'Worshipers',
    cancelationToken: 'Cancelation token',
    reductionToken: 'Reduction token',
    templeToken: 'Temple token',
    mysticValue: 'Mystic Value',
    regionTile: 'Region tile',
    godTile: 'God tile',
    universe: 'universe',
    pyramid: 'pyramid',
    row: 'row',
    level: 'level',
    cost: 'cost',
    effect: 'effect',
    color: 'color',
    realm: 'realm',
    aether: 'aether',
  },
  counts: {
    points: counter('en', { one: 'point', other: 'points' }),
    creationPoints: counter('en', { one: 'CP', other: 'CPs' }),
    tiles: counter('en', { one: 'tile', other: 'tiles' }),
    players: counter('en', { one: 'player', other: 'players' }),
    worshipers: counter('en', { one: 'Worshiper', other: 'Worshipers' }),
    temples: counter('en', { one: 'Temple', other: 'Temples' }),
  },
};

export type Translations = typeof en;
export default en;
