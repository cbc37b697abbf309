import fc from 'fast-check';
import { addEdit, startTimeline } from '../../src/engine/edit/timeline';
import { SHOWN } from '../../src/reader/shown';
import type { Contents } from '../../src/storage/backup/contents';
import { keysOf } from '../../src/storage/backup/contents';
import { makeBackup } from '../../src/storage/backup/makeBackup';
import { checksumWords, textChecksum } from '../../src/storage/backup/textChecksum';
import { boxStore } from '../../src/storage/boxStore';
import { writeGameRecord } from '../../src/storage/gameRecord';
import { nameBlob } from '../../src/storage/photos/blobName';
import { blobs } from '../../src/storage/photos/blobs';
import { writePhotoRecord } from '../../src/storage/photos/photoRecord';
import { playersStore } from '../../src/storage/playersStore';
import { writeRecord } from '../../src/storage/record';
import { samplesStore } from '../../src/storage/samplesStore';
import { settingsStore } from '../../src/storage/settingsStore';
import { tableRecord, writeTable } from '../../src/storage/tableRecord';
import { legalTableArb, nameArb, regionArb } from './arbitraries';
import { hold, quietly } from './device';
import { editArb } from './edits';
import { jpegOf } from './jpegs';

export const MADE_AT = '2026-11-18T20:15:00.000Z';

/** What nobody can read is kept as it is, whatever it is. */
const spoiltArb = fc.string({ unit: 'binary', maxLength: 12 });

const gameArb = fc
  .record({ table: legalTableArb, location: fc.string(), note: fc.string({ unit: 'binary' }) })
  .map(writeGameRecord);

const tableArb = fc
  .tuple(legalTableArb, fc.array(editArb, { maxLength: 4 }), fc.constantFrom('table', 'solo'))
  .map(([start, edits, kind]) =>
    writeRecord(
      tableRecord,
      writeTable({
        kind,
        createdAt: 1,
        changedAt: 2,
        timeline: edits.reduce(addEdit, startTimeline(start)),
      }),
    ),
  );

function entriesArb(rawArb: fc.Arbitrary<string>) {
  return fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'mhf3k2a1x', 'mhf3k2a2y', 'constructor'),
      fc.oneof({ weight: 6, arbitrary: rawArb }, { weight: 1, arbitrary: spoiltArb }),
    ),
    { selector: ([id]) => id, maxLength: 5 },
  );
}

const boxArb = fc
  .array(fc.record({ face: regionArb, uses: fc.nat() }), { maxLength: 4 })
  .map((box) => boxStore.make(box));
const playersArb = fc
  .array(nameArb, { maxLength: 4 })
  .map((names) => playersStore.make({ names: [...new Set(names)] }));
const settingsArb = fc
  .constantFrom('en', 'ru', null)
  .map((language) => settingsStore.make({ language, appearance: 'dark', haptics: false }));

const samplesArb = fc
  .array(
    fc.record({
      shown: fc.constantFrom(...SHOWN),
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.constant(0.25),
      bright: fc.constant(-1),
    }),
    { maxLength: 4 },
  )
  .map((samples) => samplesStore.make({ samples }));

/** Photos that a device may have: their blobs are there once `keepBlobs` has been called. */
export const PHOTOS = [20, 120, 220].map((brightness) => {
  const bytes = jpegOf(brightness);
  const blob = nameBlob(bytes);
  const raw = writePhotoRecord({ blob, width: 8, height: 6, size: bytes.length });
  return { blob, bytes, raw };
});

export async function keepBlobs(): Promise<void> {
  for (const { blob, bytes } of PHOTOS) await blobs.write(blob, bytes);
}

export async function loseBlobs(): Promise<void> {
  for (const name of await blobs.list()) await blobs.remove(name);
}

const photosArb = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('a', 'b', 'mhf3k2a1x'),
    fc.constantFrom(...PHOTOS.map(({ raw }) => raw)),
  ),
  { selector: ([id]) => id, maxLength: 3 },
);

/** Anything that a device can hold. */
export const contentsArb: fc.Arbitrary<Contents> = fc.record({
  games: entriesArb(gameArb),
  tables: entriesArb(tableArb),
  photos: photosArb,
  records: fc.record({
    box: fc.option(boxArb),
    players: fc.option(playersArb),
    settings: fc.option(settingsArb),
    samples: fc.option(samplesArb),
  }),
});

/** A device that holds exactly this. */
export function holdContents(contents: Contents): void {
  hold(
    Object.fromEntries(
      [...keysOf(contents)].flatMap(([key, raw]) => (raw === null ? [] : [[key, raw]])),
    ),
  );
}

export async function backupText(contents: Contents, madeAt = MADE_AT): Promise<string> {
  const made = await makeBackup({ madeAt, ...contents }, quietly());
  if (made === null) throw new Error('nobody stopped it');
  return made.text;
}

/** A file with a checksum that fits, whatever it holds. */
export function sealed(body: object): string {
  const text = JSON.stringify(body).slice(0, -1);
  return `${text},"checksum":"${checksumWords(textChecksum(text))}"}`;
}
