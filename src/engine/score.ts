import type { GodScore } from './gods/godScore';
import { scoreGod } from './gods/scoreGod';
import type { Problem } from './problems';
import { findProblems, isMissing } from './problems';
import type { Place, Standing } from './ranking';
import { placeOf } from './ranking';
import type { DraftTable, Seat } from './table';
import type { TemplePick } from './temples/distribute';
import { distributeTemples, tokenOf } from './temples/distribute';
import type { Universe } from './universe';
import { scoreUniverse } from './universe';

export interface PlayerScore extends Omit<Universe, 'player'> {
  readonly name: string;
  readonly temple: number;
  readonly god: GodScore;
  /** regions + wilderness + temple + god */
  readonly total: number;
  readonly worshipers: number;
  readonly place: Place;
}

export interface Score {
  /** Nothing is missing; rules may still be broken. */
  readonly complete: boolean;
  readonly players: readonly PlayerScore[];
  /** In picking order. */
  readonly temples: readonly TemplePick[];
  readonly winners: readonly Seat[];
  readonly problems: readonly Problem[];
}

interface Unplaced extends Standing {
  readonly universe: Universe;
  readonly temple: number;
  readonly god: GodScore;
}

/** Written out field by field: spreading the universe costs more than scoring it. */
function placed({ universe, seat, temple, god, total, worshipers }: Unplaced, place: Place) {
  const { player, tiles, regions, wilderness, census } = universe;
  const { name } = player;
  return { seat, name, tiles, regions, wilderness, census, temple, god, total, worshipers, place };
}

/** Scores a table on what is there, complete or not. */
export function scoreTable(table: DraftTable): Score {
  const universes = table.players.map(scoreUniverse);
  const temples = distributeTemples(universes, table);
  const unplaced = universes.map((universe): Unplaced => {
    const { seat, player, regions, wilderness } = universe;
    const temple = tokenOf(seat, temples);
    const god = scoreGod(universe, universes, table.rulings);
    const total = regions + wilderness + temple + god.points;
    return { universe, seat, temple, god, total, worshipers: player.worshipers ?? 0 };
  });
  const players = unplaced.map((player) => placed(player, placeOf(player, unplaced)));
  const problems = findProblems(table, temples);
  return {
    complete: !problems.some(isMissing),
    players,
    temples,
    winners: players.filter(({ place }) => place.rank === 1).map(({ seat }) => seat),
    problems,
  };
}
