import { z } from 'zod';
import type { Pyramid } from '../geometry';
import { mapCells, ROW_LENGTHS } from '../geometry';
import { GODS } from '../god';
import { readName } from '../readName';
import {
  DEFAULT_RULINGS,
  MAX_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_WORSHIPERS,
  MIN_PLAYERS,
  MYSTIC_SOURCES,
} from '../table';
import type { Tile } from '../tile';
import { complain, isDistinct, listOf, whole } from './checks';
import { tileSchema } from './tileSchema';

export const FORMAT = 'orbis-table/1';

const name = z
  .string()
  .transform((text) => text.trim())
  .refine(
    (trimmed) => readName(trimmed) !== null,
    complain({ code: 'expected-name', max: MAX_NAME_LENGTH }),
  );

const [base, second, third, top] = ROW_LENGTHS;
const row = (length: number) => listOf(tileSchema.nullable(), length, length);
const pyramid = z
  .tuple([row(base), row(second), row(third), row(top)])
  .transform((rows): Pyramid<Tile | null> => {
    const tiles = rows.flat();
    return mapCells((cell) => tiles[cell] ?? null);
  });

const player = z
  .strictObject({
    name,
    god: z.enum(GODS).nullable(),
    godCancelled: z.boolean().default(false),
    worshipers: whole(0, MAX_WORSHIPERS),
    pyramid,
  })
  .refine(({ god, godCancelled }) => !godCancelled || god === 'death', {
    path: ['godCancelled'],
    ...complain({ code: 'only-death-is-cancelled' }),
  });

const rulings = z.strictObject({
  mostNeedsOne: z.boolean().default(DEFAULT_RULINGS.mostNeedsOne),
  mysticFrom: z.enum(MYSTIC_SOURCES).default(DEFAULT_RULINGS.mysticFrom),
});

/** The shape of a table; what depends on the number of players or their temples is checked after. */
export const tableSchema = z.strictObject({
  format: z.literal(FORMAT),
  rulings: rulings.default(DEFAULT_RULINGS),
  players: listOf(player, MIN_PLAYERS, MAX_PLAYERS),
  templeTieOrder: z
    .array(whole(0, MAX_PLAYERS - 1))
    .refine(isDistinct, complain({ code: 'repeated' }))
    .optional(),
  templePicks: z.array(z.number().nullable()).optional(),
});
