import type { DraftTable } from '../table';
import { scoreUniverse } from '../universe';
import { templeTokens } from '../temples/tokens';
import { problemsOfIssue } from './faults';
import type { Fault, InputProblem } from './inputProblem';
import { tableSchema } from './tableSchema';

export type Parsed =
  | { readonly ok: true; readonly table: DraftTable }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

function checkTieOrder({ players, templeTieOrder }: DraftTable): InputProblem[] {
  const max = players.length - 1;
  return templeTieOrder.flatMap((seat, index) =>
    seat <= max
      ? []
      : [
          {
            path: ['templeTieOrder', index],
            fault: { code: 'expected-whole' as const, min: 0, max, got: seat },
          },
        ],
  );
}

function pickFault({ players, templePicks }: DraftTable, seat: number): Fault | undefined {
  const pick = templePicks[seat];
  const player = players[seat];
  if (player === undefined || pick === undefined || pick === null) return undefined;
  const tokens = templeTokens(players.length);
  if (!tokens.includes(pick)) return { code: 'expected-one-of', options: tokens, got: pick };
  if (templePicks.indexOf(pick) < seat) return { code: 'repeated', got: pick };
  if (scoreUniverse(player, seat).census.temples === 0) return { code: 'pick-without-temple' };
  return undefined;
}

function checkPicks(table: DraftTable): InputProblem[] {
  const { players, templePicks } = table;
  const { length } = players;
  if (templePicks.length !== length) {
    const got = templePicks.length;
    const fault = { code: 'expected-length', min: length, max: length, got } as const;
    return [{ path: ['templePicks'], fault }];
  }
  return players.flatMap((_, seat) => {
    const fault = pickFault(table, seat);
    return fault === undefined ? [] : [{ path: ['templePicks', seat], fault }];
  });
}

/** Any value from outside into a draft that the engine scores, or every problem with its path. */
export function parseTable(value: unknown): Parsed {
  const shape = tableSchema.safeParse(value, { reportInput: true });
  if (!shape.success) return { ok: false, problems: shape.error.issues.flatMap(problemsOfIssue) };
  const { rulings, players, templeTieOrder = [], templePicks } = shape.data;
  const table: DraftTable = {
    rulings,
    players,
    templeTieOrder,
    templePicks: templePicks ?? players.map(() => null),
  };
  const problems = [...checkTieOrder(table), ...checkPicks(table)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, table };
}
