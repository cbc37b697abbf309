export const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language by the name its speakers look for in a list. */
export const NATIVE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
};

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The first of the system's languages that we speak, in the person's own order. */
export function pickLanguage(
  locales: readonly { readonly languageCode: string | null }[],
): Language {
  for (const { languageCode } of locales) {
    const code = languageCode?.toLowerCase();
    if (code !== undefined && isLanguage(code)) return code;
  }
  return DEFAULT_LANGUAGE;
}
