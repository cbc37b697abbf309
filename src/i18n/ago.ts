import type { Language } from './language';
import type { Translations } from './en';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When something was, as short as people say it; after a week, the date. */
export function ago(t: Translations, language: Language, then: number, now: number): string {
  const { ago: words } = t.tables;
  // A clock that was set back must not promise the future.
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return words.now;
  if (passed < HOUR) return words.minutes(Math.floor(passed / MINUTE));
  if (passed < DAY) return words.hours(Math.floor(passed / HOUR));
  if (passed < WEEK) return words.days(Math.floor(passed / DAY));
  return new Date(then).toLocaleDateString(language, { day: 'numeric', month: 'short' });
}
