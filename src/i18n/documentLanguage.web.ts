import type { Language } from './language';

/** Screen readers choose their voice, and browsers their hyphenation, by this attribute. */
function mark(language: Language): void {
  document.documentElement.lang = language;
}

export const markDocumentLanguage =
  mark satisfies typeof import('./documentLanguage').markDocumentLanguage;
