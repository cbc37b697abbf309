import type { Language } from '../../i18n/language';

/** A day as people write it; the words given where the time cannot be read. */
export function dayWords(language: Language, time: number, unknown: string): string {
  if (Number.isNaN(time)) return unknown;
  return new Date(time).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
