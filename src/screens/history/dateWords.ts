import type { Language } from '../../i18n/language';
import { sentenceCase } from '../../i18n/sentenceCase';
import type { Month } from './historyRows';

/** Making a format costs far more than using it, and a list uses it for every row. */
function formats(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    const known = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, known);
    return known;
  };
}

const dayFormat = formats({ day: 'numeric', month: 'short', year: 'numeric' });
const monthFormat = formats({ month: 'long', year: 'numeric' });

export function dayWords(language: Language, time: number): string {
  return dayFormat(language).format(time);
}

export function monthWords(language: Language, { year, month }: Month): string {
  return sentenceCase(monthFormat(language).format(new Date(year, month)));
}
