import { testSet } from '../support/pyramidPictures/sets';
import { readSitting, tally } from '../support/pyramidPictures/tally';

/** A part of the bench's thousand, for a test run has to end. */
const PYRAMIDS = 100;

describe('reading pyramids in art that the reader was not tuned on', () => {
  it('is seldom wrong where it is sure, and sure of most cells', () => {
    const { sure, right } = tally(testSet(PYRAMIDS).flatMap((sitting) => readSitting(sitting)));
    expect(right).toBeGreaterThan(0.993);
    expect(sure).toBeGreaterThan(0.9);
  }, 180_000);
});
