import { useLocales } from 'expo-localization';
import { createContext, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { markDocumentLanguage } from './documentLanguage';
import type { Translations } from './en';
import { DEFAULT_LANGUAGE, pickLanguage, type Language } from './language';
import { translations } from './translations';

export type Speech = { language: Language; t: Translations };

export const TranslationsContext = createContext<Speech>({
  language: DEFAULT_LANGUAGE,
  t: translations[DEFAULT_LANGUAGE],
});

type Props = {
  children: ReactNode;
  /** A person's own choice; without it the system's list decides. */
  language?: Language;
};

export function TranslationsProvider({ children, language }: Props): ReactElement {
  const system = pickLanguage(useLocales());
  const chosen = language ?? system;
  const speech = useMemo(() => ({ language: chosen, t: translations[chosen] }), [chosen]);

  useEffect(() => markDocumentLanguage(chosen), [chosen]);

  return <TranslationsContext.Provider value={speech}>{children}</TranslationsContext.Provider>;
}
