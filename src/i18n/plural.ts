import { de, en, pl, ru } from 'make-plural/cardinals';
import type { Language } from './language';

// Hermes has no Intl.PluralRules, so the CLDR rules come along as plain functions.
const rules = { en, de, pl, ru } satisfies Record<Language, (n: number) => string>;

/** Exactly the forms a language has: one too few or too many does not compile. */
export type Forms<L extends Language> = Record<ReturnType<(typeof rules)[L]>, string>;

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** CLDR counts by absolute value: it is "-1 CP" as it is "1 CP". */
export function pluralForm<L extends Language>(language: L, forms: Forms<L>, n: number): string {
  const category = rules[language](Math.abs(n)) as keyof Forms<L>;
  return forms[category];
}

/** A function that says "5 points": the number, a space that never breaks, the right form. */
export function counter<L extends Language>(language: L, forms: Forms<L>): (n: number) => string {
  return (n) => {
    const figure = n < 0 ? `${MINUS}${-n}` : `${n}`;
    return `${figure}${NO_BREAK_SPACE}${pluralForm(language, forms, n)}`;
  };
}
