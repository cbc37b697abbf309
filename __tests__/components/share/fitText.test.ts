import fc from 'fast-check';
import { fitLines, fitText, textWidth } from '../../../src/components/share/fitText';
import { nameArb } from '../../support/arbitraries';

const fitArb = fc.record({
  size: fc.integer({ min: 40, max: 80 }),
  min: fc.integer({ min: 16, max: 40 }),
  room: fc.integer({ min: 150, max: 1000 }),
});
const textArb = fc.array(nameArb, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

test('what fits is left as it is, as large as it may be', () => {
  const fit = { size: 40, min: 20, room: 400 };
  expect(fitText('Ana', fit)).toEqual({ text: 'Ana', size: 40 });
  expect(fitLines('Ana', fit)).toEqual([{ text: 'Ana', size: 40 }]);
  expect(fitText('', fit)).toEqual({ text: '', size: 40 });
});

test('a longer text is smaller before it is shortened', () => {
  const long = 'Maximiliane-Charlotte';
  const smaller = fitText(long, { size: 40, min: 20, room: 400 });
  expect(smaller.text).toBe(long);
  expect(smaller.size).toBeLessThan(40);
  expect(fitText(long, { size: 40, min: 40, room: 400 })).toEqual({
    text: 'Maximiliane-C…',
    size: 40,
  });
});

test('thirty wide letters end in an ellipsis', () => {
  const { text } = fitText('Щ'.repeat(30), { size: 40, min: 25, room: 350 });
  expect(text).toMatch(/^Щ+…$/);
});

test('two lines are parted between words, as level as can be, and of one size', () => {
  const fit = { size: 40, min: 26, room: 350 };
  const lines = fitLines('Александра Константиновна', fit);
  expect(lines.map(({ text }) => text)).toEqual(['Александра', 'Константиновна']);
  expect(new Set(lines.map(({ size }) => size)).size).toBe(1);
});

test('a cut through an emoji of several parts leaves no joiner behind', () => {
  const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}';
  for (let room = 20; room < 200; room += 3) {
    expect(fitText(family, { size: 30, min: 30, room }).text).not.toMatch(/\u200D…$/u);
  }
});

test('whatever the text, each line keeps within its room and its sizes', () => {
  fc.assert(
    fc.property(textArb, fitArb, (text, fit) => {
      for (const line of [fitText(text, fit), ...fitLines(text, fit)]) {
        expect(textWidth(line.text, line.size)).toBeLessThanOrEqual(fit.room);
        expect(line.size).toBeLessThanOrEqual(fit.size);
        expect(line.size).toBeGreaterThanOrEqual(0.75 * fit.min);
      }
    }),
  );
});
