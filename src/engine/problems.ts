import type { Cell } from './geometry';
import { CELLS } from './geometry';
import { misplacedCells } from './rules/placement';
import type { DraftPlayer, DraftTable, Seat } from './table';
import { MAX_PLAYERS, MIN_PLAYERS } from './table';
import type { TemplePick } from './temples/distribute';

/** What is missing: the table is not complete with one of these. */
export type MissingProblem =
  | { readonly code: 'empty-cell'; readonly seat: Seat; readonly cell: Cell }
  | { readonly code: 'god-missing'; readonly seat: Seat }
  | { readonly code: 'worshipers-missing'; readonly seat: Seat }
  | { readonly code: 'temple-tie-open'; readonly seats: readonly Seat[] }
  | { readonly code: 'player-count' };

/** What a real game cannot show: a warning, for a slip of the finger is likely. */
export type BrokenRule =
  | { readonly code: 'god-taken-twice'; readonly seat: Seat; readonly firstSeat: Seat }
  | { readonly code: 'placement-color'; readonly seat: Seat; readonly cell: Cell };

export type Problem = MissingProblem | BrokenRule;
export type ProblemCode = Problem['code'];

const MISSING: Readonly<Record<ProblemCode, boolean>> = {
  'empty-cell': true,
  'god-missing': true,
  'worshipers-missing': true,
  'temple-tie-open': true,
  'player-count': true,
  'god-taken-twice': false,
  'placement-color': false,
};

export function isMissing(problem: Problem): problem is MissingProblem {
  return MISSING[problem.code];
}

function playerProblems(player: DraftPlayer, seat: Seat, table: DraftTable): Problem[] {
  const { pyramid, god, worshipers } = player;
  const problems: Problem[] = [];
  for (const cell of CELLS) {
    if (pyramid[cell] === null) problems.push({ code: 'empty-cell', seat, cell });
  }
  for (const cell of misplacedCells(pyramid)) {
    problems.push({ code: 'placement-color', seat, cell });
  }
  if (worshipers === null) problems.push({ code: 'worshipers-missing', seat });
  if (god === null) {
    problems.push({ code: 'god-missing', seat });
    return problems;
  }
  const firstSeat = table.players.findIndex((other) => other.god === god);
  if (firstSeat < seat) problems.push({ code: 'god-taken-twice', seat, firstSeat });
  return problems;
}

function openTie(picks: readonly TemplePick[]): Problem[] {
  const seats = picks.flatMap(({ seat, reason }) =>
    reason.code === 'open-tie' ? [seat, reason.next] : [],
  );
  return seats.length === 0 ? [] : [{ code: 'temple-tie-open', seats: [...new Set(seats)] }];
}

export function findProblems(table: DraftTable, picks: readonly TemplePick[]): Problem[] {
  const { length } = table.players;
  const problems = openTie(picks);
  if (length < MIN_PLAYERS || length > MAX_PLAYERS) problems.push({ code: 'player-count' });
  table.players.forEach((player, seat) => {
    problems.push(...playerProblems(player, seat, table));
  });
  return problems;
}
