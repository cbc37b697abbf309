import { wholePicture } from '../../../src/reader/picture';
import type { Samples } from '../../../src/reader/samples';
import { addSamples, NO_SAMPLES } from '../../../src/reader/samples';
import { takeSamples } from '../../../src/reader/takeSamples';
import { ODD_BOX } from './art/oddBox';
import { sitting } from './sets';
import { takePicture } from './takePicture';

const CONFIRMED = [7_000_001, 7_000_002, 7_000_003];

/** What the reader keeps after a person confirmed three pictures of the odd box. */
export function threeConfirmed(): Samples {
  return CONFIRMED.reduce<Samples>((samples, seed) => {
    const one = sitting(ODD_BOX, seed);
    const picture = takePicture(one);
    const fresh = takeSamples(picture, wholePicture(picture), one.pyramid, samples);
    return addSamples(samples, fresh);
  }, NO_SAMPLES);
}

/** Other pictures of the same box. */
export function oddSittings(count: number) {
  return Array.from({ length: count }, (_, index) => sitting(ODD_BOX, 8_000_000 + index));
}
