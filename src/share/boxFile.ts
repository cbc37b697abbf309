import type { Box } from '../box/boxTile';
import { boxRecord, writeBox } from '../storage/boxStore';
import type { Reading } from '../storage/record';
import { readParsed } from '../storage/record';

export const BOX_FORMAT = 'orbis-box';

/** The box by itself, for another group. The number behind the format is that of the box's record. */
export function makeBoxFile(box: Box): string {
  return JSON.stringify({
    format: `${BOX_FORMAT}/${boxRecord.migrations.length}`,
    ...writeBox(box),
  });
}

export function parseBoxFile(
  { format: _, ...body }: object & { format: string },
  version: number,
): Reading<Box> {
  return readParsed(boxRecord, { ...body, version });
}
