import { z } from 'zod';
import type { Box } from '../box/boxTile';
import { faceOf } from '../box/boxTile';
import { tileSchema, writeTile } from '../engine/format/tileSchema';
import type { RecordKind } from './record';
import { createRecordStore } from './recordStore';

const boxTile = z.strictObject({
  face: tileSchema.transform((tile, context) => {
    const face = faceOf(tile);
    if (face !== null) return face;
    context.addIssue({ code: 'custom', message: 'a Wilderness has no face' });
    return z.NEVER;
  }),
  uses: z.int().min(0),
});

const schema = z.strictObject({ tiles: z.array(boxTile) }).transform(({ tiles }): Box => tiles);

export const boxRecord: RecordKind<Box> = {
  migrations: [{ name: 'start: faces and uses', up: (record) => record }],
  schema,
};

export function writeBox(box: Box): object {
  return { tiles: box.map(({ face, uses }) => ({ face: writeTile(face), uses })) };
}

export const boxStore = createRecordStore<Box>('box', boxRecord, [], writeBox);
