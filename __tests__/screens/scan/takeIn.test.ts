import fc from 'fast-check';
import { toBase41 } from '../../../src/codec/base41';
import { encodeParcel, type Parcel } from '../../../src/codec/parcel';
import { LANGUAGES } from '../../../src/i18n/language';
import { translations } from '../../../src/i18n/translations';
import { keyValue } from '../../../src/storage/keyValue';
import { takeIn } from '../../../src/screens/scan/takeIn';
import { DAMAGES, pick, type Roll } from '../../codec/damages';
import { dice } from '../../codec/dice';
import { draftTableArb, playerArb } from '../../support/arbitraries';
import { player } from '../../support/build';
import { FACES } from '../../support/fullTable';
import { freshDevice } from '../../support/freshDevice';
import { keepTable } from '../../support/keepTable';

const SEED = 19;
const sample = <T>(arb: fc.Arbitrary<T>) => fc.sample(arb, { numRuns: 60, seed: SEED });
const PARCELS: readonly Parcel[] = [
  ...sample(playerArb).map((one, from) => ({ kind: 'pyramid', from, player: one }) as const),
  ...sample(draftTableArb).map(
    (table, id) => ({ kind: 'table', id: `id${id}`, table, location: '' }) as const,
  ),
  { kind: 'box', faces: FACES },
];
const ENCODED = PARCELS.map(encodeParcel);
const WHOLE = new Set(ENCODED.map(toBase41));
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%+-: ./ж';

/** A letter put in, taken out or changed, as a hand or a chat would. */
function scratched(text: string, roll: Roll): string {
  const at = roll(text.length);
  return text.slice(0, at) + LETTERS.charAt(roll(LETTERS.length)) + text.slice(at + roll(2));
}

function mutated(roll: Roll): string {
  const bytes = pick(ENCODED, roll);
  if (roll(3) === 0) return scratched(`ORBIS:${toBase41(bytes)}`, roll);
  return `ORBIS:${toBase41(pick(DAMAGES, roll)(bytes, pick(ENCODED, roll), roll))}`;
}

test('100,000 mutated codes: always a sentence, never a crash, nothing written', () => {
  freshDevice();
  const id = keepTable([player({ name: 'Ana' }), player({ name: 'Bo' })]);
  const write = jest.spyOn(keyValue, 'set');
  const erase = jest.spyOn(keyValue, 'remove');
  const roll = dice(SEED);
  const whys = new Map<string, number>();
  for (let run = 0; run < 100_000; run += 1) {
    const text = mutated(roll);
    // A change back to the same, or one that a chat makes too, is no damage.
    if (WHOLE.has(text.replace(/\s/g, '').replace('ORBIS:', ''))) continue;
    const outcome = takeIn(text, id, String);
    if (outcome.kind !== 'refused') throw new Error(`${outcome.kind}: ${text}`);
    whys.set(outcome.why, (whys.get(outcome.why) ?? 0) + 1);
  }
  expect(write).not.toHaveBeenCalled();
  expect(erase).not.toHaveBeenCalled();
  expect([...whys.keys()].sort()).toEqual(['damaged', 'other-app']);
  for (const language of LANGUAGES) {
    const { refused } = translations[language].handOver.scan;
    for (const words of Object.values(refused)) expect(words).toMatch(/\.$/);
  }
});
