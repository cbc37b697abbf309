import { z } from 'zod';
import type { Box } from '../box/boxTile';
import { faceOf } from '../box/boxTile';
import { tileSchema, writeTile } from '../engine/format/tileSchema';
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

export const boxStore = createRecordStore<Box>(
  'box',
  { migrations: [{ name: 'start: faces and uses', up: (record) => record }], schema },
  [],
  (box) => ({ tiles: box.map(({ face, uses }) => ({ face: writeTile(face), uses })) }),
);
