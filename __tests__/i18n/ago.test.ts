import { ago } from '../../src/i18n/ago';
import { translations } from '../../src/i18n/translations';

const NOW = Date.UTC(2025, 5, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'just now'],
  [-5 * HOUR, 'just now'],
  [MINUTE, '1 min ago'],
  [59 * MINUTE, '59 min ago'],
  [3 * HOUR, '3 h ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [10 * DAY, 'Jun 10'],
])('%d milliseconds ago is “%s”', (passed, words) => {
  expect(ago(translations.en, 'en', NOW - passed, NOW)).toBe(words);
});

test('Russians read it in Russian', () => {
  expect(ago(translations.ru, 'ru', NOW - 5 * MINUTE, NOW)).toBe('5 мин назад');
});
