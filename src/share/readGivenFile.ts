import { z } from 'zod';
import type { Box } from '../box/boxTile';
import { scoreTable } from '../engine/score';
import { BACKUP_FORMAT } from '../storage/backup/backupRecord';
import type { Backup } from '../storage/backup/readBackup';
import { readBackup } from '../storage/backup/readBackup';
import type { Game } from '../storage/gameRecord';
import { parseJson } from '../storage/record';
import type { Watch } from '../storage/slices';
import { BOX_FORMAT, parseBoxFile } from './boxFile';
import { GAME_FORMAT, parseGameFile } from './gameFile';

/** Why nothing came of a file. */
export type Refusal = 'not-ours' | 'damaged' | 'newer-version' | 'cancelled';

export type GivenFileReading =
  | { readonly kind: 'backup'; readonly backup: Backup }
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'game'; readonly id: string; readonly game: Game }
  | { readonly kind: 'refused'; readonly why: Refusal };

interface Opened {
  readonly text: string;
  readonly json: object & { readonly format: string };
  /** The number behind the format's name; null where there is none. */
  readonly version: number | null;
}

type Reader = (file: Opened, watch: Watch) => GivenFileReading | Promise<GivenFileReading>;

const refused = (why: Refusal): GivenFileReading => ({ kind: 'refused', why });

/** Everything that can be opened, by the name of its format. */
const READERS: Readonly<Record<string, Reader>> = {
  [BACKUP_FORMAT]: async ({ text, json }, watch) => {
    const reading = await readBackup(text, json, watch);
    return reading.ok ? { kind: 'backup', backup: reading.value } : refused(reading.why);
  },
  [BOX_FORMAT]: ({ json, version }) => {
    if (version === null) return refused('damaged');
    const reading = parseBoxFile(json, version);
    if (reading.ok) return { kind: 'box', box: reading.value };
    return refused(reading.why === 'newer-version' ? reading.why : 'damaged');
  },
  [GAME_FORMAT]: ({ text }) => {
    const reading = parseGameFile(text);
    if (!reading.ok) return refused(reading.why === 'newer-version' ? reading.why : 'damaged');
    const { id, game } = reading;
    // The history holds finished games only.
    return scoreTable(game.table).complete ? { kind: 'game', id, game } : refused('damaged');
  },
};

const NAME = /^([a-z-]+)(?:\/(\d{1,9}))?$/;
/** Cut short it is no JSON any more, and can still be told from a file of somebody else's. */
const BEGINNING = '{"format":"orbis-';

const named = z.looseObject({ format: z.string() });

/** What a file is, told by its format. Never throws, and writes nothing. */
export async function readGivenFile(text: string, watch: Watch): Promise<GivenFileReading> {
  const json = named.safeParse(parseJson(text));
  const [, name = '', version] = NAME.exec(json.data?.format ?? '') ?? [];
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (!json.success) return refused(text.startsWith(BEGINNING) ? 'damaged' : 'not-ours');
  if (reader === undefined) return refused('not-ours');
  const number = version === undefined ? null : Number(version);
  return reader({ text, json: json.data, version: number }, watch);
}
