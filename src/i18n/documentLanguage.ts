import type { Language } from './language';

/** Only the web has a document to mark. */
export function markDocumentLanguage(_language: Language): void {}
