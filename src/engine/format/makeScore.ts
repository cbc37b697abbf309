import type { Cell } from '../geometry';
import { POSITIONS } from '../geometry';
import type { Problem } from '../problems';
import type { Score } from '../score';
import type { TileScore } from '../tileScore';
import { toRows } from './makeTable';

const positionsOf = (cells: readonly Cell[]) => cells.map((cell) => POSITIONS[cell]);

function makeReason({ reason }: TileScore) {
  switch (reason.code) {
    case 'forest':
      return { ...reason, counted: positionsOf(reason.counted) };
    case 'irrigated':
      return { ...reason, by: positionsOf(reason.by) };
    default:
      return reason;
  }
}

function makeProblem(problem: Problem) {
  switch (problem.code) {
    case 'empty-cell':
    case 'placement-color':
      return { code: problem.code, seat: problem.seat, ...POSITIONS[problem.cell] };
    case 'god-missing':
    case 'god-taken-twice':
    case 'worshipers-missing':
      return { code: problem.code, seat: problem.seat };
    case 'temple-tie-open':
    case 'player-count':
      return { code: problem.code };
  }
}

/** A score as the JSON value that `orbis-table/1` promises, with its reasons beside it. */
export function makeScore({ complete, players, temples, winners, problems }: Score) {
  return {
    complete,
    players: players.map((player) => ({
      seat: player.seat,
      name: player.name,
      tiles: toRows(player.tiles).map((row) => row.map((tile) => tile?.points ?? 0)),
      regions: player.regions,
      wilderness: player.wilderness,
      temple: player.temple,
      god: player.god.points,
      total: player.total,
      worshipers: player.worshipers,
      rank: player.place.rank,
      reasons: {
        tiles: toRows(player.tiles).map((row) => row.map((tile) => tile && makeReason(tile))),
        god: player.god.reason,
        place: player.place,
      },
    })),
    temples: temples.map(({ seat, symbols, mystic, token, reason }) => ({
      seat,
      symbols,
      mystic: mystic?.value ?? null,
      token,
      reason,
    })),
    winners,
    problems: problems.map(makeProblem),
  };
}
