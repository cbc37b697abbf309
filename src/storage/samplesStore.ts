import { z } from 'zod';
import type { Samples } from '../reader/samples';
import { addSamples } from '../reader/samples';
import { SHOWN } from '../reader/shown';
import { createRecordStore } from './recordStore';

const sample = z.strictObject({
  shown: z.enum(SHOWN),
  x: z.number(),
  y: z.number(),
  bright: z.number(),
});

const schema = z.strictObject({ samples: z.array(sample) });

/** What the tiles of the owner's box look like, learned from readings that somebody confirmed. */
export const samplesStore = createRecordStore<{ readonly samples: Samples }>(
  'samples',
  { migrations: [{ name: 'start: samples of colours', up: (record) => record }], schema },
  { samples: [] },
);

export function learnSamples(fresh: Samples): void {
  if (fresh.length > 0)
    samplesStore.update(({ samples }) => ({ samples: addSamples(samples, fresh) }));
}
