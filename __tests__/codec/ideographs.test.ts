import { fromIdeographs, toIdeographs } from '../../src/codec/ideographs';
import { dice, randomBytes } from './dice';

const RUNS = 20_000;
const FIRST = 0x4e00;
const LAST = 0x8dff;

const isOurs = (text: string) =>
  Array.from(text).every((one) => one >= '\u4e00' && one <= '\u8dff' && one.length === 1);

describe('ideographs', () => {
  it.each([
    [[], '\u6e00'],
    [[0], '\u4e20'],
    [[255], '\u8de0'],
    [[0, 0], '\u4e00\u5600'],
    [[255, 255, 255, 255, 255, 255, 255], '\u8dff\u8dff\u8dff\u8dff\u6e00'],
  ])('case %#: these bytes are this text', (bytes, text) => {
    expect(toIdeographs(Uint8Array.from(bytes))).toBe(text);
    expect(fromIdeographs(text)).toEqual(Uint8Array.from(bytes));
  });

  it('20,000 random byte strings come back, each in 14 bits a character', () => {
    const roll = dice(1);
    for (let run = 0; run < RUNS; run += 1) {
      const bytes = randomBytes(roll, roll(60));
      const text = toIdeographs(bytes);
      if (!isOurs(text) || text.length !== Math.floor((bytes.length * 8) / 14) + 1) {
        throw new Error(`run ${run}: ${text}`);
      }
      if (fromIdeographs(text)?.join() !== bytes.join()) throw new Error(`run ${run}`);
    }
  });

  it('20,000 random strings are either refused or the text of their bytes', () => {
    const roll = dice(2);
    let read = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const units = Array.from({ length: roll(12) }, () =>
        roll(40) === 0 ? roll(0x10000) : FIRST + roll(LAST - FIRST + 1),
      );
      const text = String.fromCharCode(...units);
      const bytes = fromIdeographs(text);
      if (bytes === null) continue;
      read += 1;
      if (toIdeographs(bytes) !== text) throw new Error(`run ${run}: ${text}`);
    }
    // One text in a dozen or so ends on the border of a byte.
    expect(read).toBeGreaterThan(RUNS / 20);
    expect(read).toBeLessThan(RUNS / 5);
  });

  it.each([
    ['nothing', ''],
    ['no one in the last character', '\u8dff\u4e00'],
    ['an end inside a byte', '\u4e01'],
    ['a letter below', '\u4dff\u6e00'],
    ['a letter above', '\u8e00\u6e00'],
    ['a last letter above', '\u8e20'],
    ['letters of base64', 'AQID'],
    ['a space after it', '\u4e20 '],
    ['half a surrogate pair', '\ud83e'],
  ])('other text is refused: %s', (_, text) => {
    expect(fromIdeographs(text)).toBeNull();
  });

  it('no Unicode normalisation changes one of the letters', () => {
    for (let code = FIRST; code <= LAST; code += 1) {
      const letter = String.fromCharCode(code);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        if (letter.normalize(form) !== letter) throw new Error(`${form} changes ${letter}`);
      }
    }
  });
});
