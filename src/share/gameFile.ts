import { z } from 'zod';
import { complain } from '../engine/format/checks';
import { problemsOfIssue } from '../engine/format/faults';
import type { InputProblem } from '../engine/format/inputProblem';
import { makeTable } from '../engine/format/makeTable';
import { parseTable } from '../engine/format/parseTable';
import { playedAt } from '../storage/gameId';
import type { Game } from '../storage/gameRecord';
import { parseJson } from '../storage/record';

export const GAME_FORMAT = 'orbis-game';
const VERSION = 1;
const FORMAT = `${GAME_FORMAT}/${VERSION}`;

export type GameFileReading =
  | { readonly ok: true; readonly id: string; readonly game: Game }
  | { readonly ok: false; readonly why: 'not-a-game' | 'newer-version' }
  | {
      readonly ok: false;
      readonly why: 'damaged';
      /** With the path of each into the file. */
      readonly problems: readonly InputProblem[];
    };

/** Ids of ours: with any of these, the first eight digits are a time. */
function isGameId(id: string): boolean {
  return /^[0-9a-z]+$/.test(id);
}

const timeOf = (id: string) => new Date(playedAt(id)).toISOString();

/** A kept game as a file's text; null for an id that this app never gives. */
export function makeGameFile(id: string, { table, location, note }: Game): string | null {
  if (!isGameId(id)) return null;
  const about = { format: FORMAT, id, playedAt: timeOf(id), location, note };
  return JSON.stringify({ ...about, table: makeTable(table) });
}

const shape = z.strictObject({
  format: z.literal(FORMAT),
  id: z.string().refine(isGameId, complain({ code: 'expected-type', type: 'game id' })),
  playedAt: z.string(),
  location: z.string(),
  note: z.string(),
  table: z.unknown(),
});

/** The version a value claims to be of; null where it claims to be something else. */
function versionOf(value: unknown): number | null {
  const claim = z.object({ format: z.string() }).safeParse(value);
  const version = new RegExp(`^${GAME_FORMAT}/([1-9][0-9]*)$`).exec(claim.data?.format ?? '')?.[1];
  return version === undefined ? null : Number(version);
}

/** A file from anywhere into a game; never throws. */
export function parseGameFile(text: string): GameFileReading {
  const value = parseJson(text);
  const version = versionOf(value);
  if (version === null) return { ok: false, why: 'not-a-game' };
  if (version > VERSION) return { ok: false, why: 'newer-version' };
  const file = shape.safeParse(value, { reportInput: true });
  if (!file.success) {
    return { ok: false, why: 'damaged', problems: file.error.issues.flatMap(problemsOfIssue) };
  }
  const { id, playedAt: got, location, note } = file.data;
  if (got !== timeOf(id)) {
    const fault = { code: 'expected-one-of', options: [timeOf(id)], got } as const;
    return { ok: false, why: 'damaged', problems: [{ path: ['playedAt'], fault }] };
  }
  const parsed = parseTable(file.data.table);
  if (parsed.ok) return { ok: true, id, game: { table: parsed.table, location, note } };
  const problems = parsed.problems.map(({ path, fault }) => ({ path: ['table', ...path], fault }));
  return { ok: false, why: 'damaged', problems };
}
