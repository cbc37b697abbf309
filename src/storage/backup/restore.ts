import type { Box } from '../../box/boxTile';
import { mergeBoxes } from '../../box/mergeBoxes';
import type { Sample } from '../../reader/samples';
import { addSamples } from '../../reader/samples';
import { boxStore } from '../boxStore';
import type { Game } from '../gameRecord';
import { writeGameRecord } from '../gameRecord';
import { GAME_PREFIX } from '../games';
import { keyValue } from '../keyValue';
import { joinPlayers, playersStore } from '../playersStore';
import type { RecordStore } from '../recordStore';
import { TABLE_PREFIX } from '../tables';
import { samplesStore } from '../samplesStore';
import type { Changes } from '../transaction';
import type { Contents, Entry } from './contents';
import { keysOf } from './contents';

type Records = Contents['records'];

/** What a record says, or what stands in for one that says nothing. */
export function readOr<T>(
  store: Pick<RecordStore<T>, 'parse'>,
  raw: string | null,
  fallback: T,
): T {
  const reading = raw === null ? null : store.parse(raw);
  return reading?.ok === true ? reading.value : fallback;
}

function mergedBox(device: Records, other: Box): string | null {
  const own = readOr(boxStore, device.box, []);
  const merged = mergeBoxes(own, other);
  return merged === own ? device.box : boxStore.make(merged);
}

function mergedPlayers(device: Records, file: Records): string | null {
  const { names } = readOr(playersStore, device.players, { names: [] });
  const joined = joinPlayers(names, readOr(playersStore, file.players, { names: [] }).names);
  return joined.length === names.length ? device.players : playersStore.make({ names: joined });
}

function isSameSample(one: Sample, other: Sample): boolean {
  return (
    one.shown === other.shown &&
    one.x === other.x &&
    one.y === other.y &&
    one.bright === other.bright
  );
}

/** This device's own count as the latest: they were seen by its camera. */
function mergedSamples(device: Records, file: Records): string | null {
  const { samples } = readOr(samplesStore, file.samples, { samples: [] });
  if (samples.length === 0) return device.samples;
  const own = readOr(samplesStore, device.samples, { samples: [] });
  const added = samples.filter((one) => !own.samples.some((other) => isSameSample(one, other)));
  return added.length === 0
    ? device.samples
    : samplesStore.make({ samples: addSamples(added, own.samples) });
}

/** A table whose game is in the history here was finished since: it must not be open again. */
export function tablesToAdd({ tables }: Contents, { games }: Contents): readonly Entry[] {
  const played = new Set(games.map(([id]) => id));
  return tables.filter(([id]) => !played.has(id));
}

/** What is not here comes in; where both have something, this device's stays. */
export function mergeChanges(file: Contents, device: Contents): Changes {
  const here = keysOf(device);
  const records = {
    box: mergedBox(device.records, readOr(boxStore, file.records.box, [])),
    players: mergedPlayers(device.records, file.records),
    settings: device.records.settings,
    samples: mergedSamples(device.records, file.records),
  };
  const { games, photos } = file;
  const wanted = keysOf({ games, tables: tablesToAdd(file, device), photos, records });
  return new Map([...wanted].filter(([key]) => here.get(key) === undefined || key in records));
}

/** A box by itself, handed over by another group. */
export function boxChanges(box: Box, device: Contents): Changes {
  return new Map([['box', mergedBox(device.records, box)]]);
}

/** A game by itself: as it is in the file, for whoever opens a file wants what is in it. */
export function gameChanges(id: string, game: Game): Changes {
  // A table that is still open here would bring back what it was before.
  return new Map([
    [GAME_PREFIX + id, writeGameRecord(game)],
    [TABLE_PREFIX + id, null],
  ]);
}

/** All of it, also what was put aside because nobody could read it. */
export function eraseChanges(): Changes {
  return new Map(keyValue.getAllKeys().map((key) => [key, null]));
}

/** Everything becomes as it is in the file. */
export function replaceChanges(file: Contents, device: Contents): Changes {
  const gone = [...keysOf(device).keys()].map((key) => [key, null] as const);
  return new Map<string, string | null>([...gone, ...keysOf(file)]);
}
