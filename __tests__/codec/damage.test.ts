import fc from 'fast-check';
import { seal } from '../../src/codec/seal';
import { decodeTable, encodeTable } from '../../src/codec/tableCodec';
import { draftTableArb, legalTableArb } from '../support/arbitraries';
import { DAMAGES, pick } from './damages';
import { dice, randomBytes } from './dice';
import { sameBytes } from './there';

const SEED = 11;
const ORIGINALS = [draftTableArb, legalTableArb].flatMap((tableArb) =>
  fc.sample<Parameters<typeof encodeTable>[0]>(tableArb, { numRuns: 200, seed: SEED }),
);
const ENCODED = ORIGINALS.map(encodeTable);

describe('damage', () => {
  it('100,000 damaged tables: never a throw, and a table only where the bytes are the same', () => {
    const roll = dice(SEED);
    let refused = 0;
    for (let run = 0; run < 100_000; run += 1) {
      const bytes = pick(ENCODED, roll);
      const other = pick(ENCODED, roll);
      const damaged = pick(DAMAGES, roll)(bytes, other, roll);
      if (!decodeTable(damaged).ok) refused += 1;
      else if (!sameBytes(damaged, bytes) && !sameBytes(damaged, other))
        throw new Error(`run ${run}`);
    }
    // A change back to the same byte is no damage, and rare.
    expect(refused).toBeGreaterThan(99_000);
  });

  it('20,000 with a checksum that fits the damage: never a throw, and each table in its one form', () => {
    const roll = dice(SEED);
    let read = 0;
    for (let run = 0; run < 20_000; run += 1) {
      const bytes = pick(ENCODED, roll);
      const payload = pick(DAMAGES, roll)(bytes.slice(2, -4), pick(ENCODED, roll), roll);
      const forged = seal(1, 1, (writer) => {
        for (const byte of payload) writer.write(byte, 8);
      });
      const decoded = decodeTable(forged);
      if (!decoded.ok) continue;
      read += 1;
      if (!sameBytes(encodeTable(decoded.value), forged)) throw new Error(`run ${run}`);
    }
    // A flipped bit of a name or of a tile's CP makes another table.
    expect(read).toBeGreaterThan(1000);
  });

  it('20,000 random bytes: never a throw, never a table', () => {
    const roll = dice(SEED);
    for (let run = 0; run < 20_000; run += 1) {
      if (decodeTable(randomBytes(roll, roll(200))).ok) throw new Error(`run ${run}`);
    }
  });
});
