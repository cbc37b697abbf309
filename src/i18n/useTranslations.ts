import { useContext } from 'react';
import { TranslationsContext, type Speech } from './TranslationsProvider';

export function useTranslations(): Speech {
  return useContext(TranslationsContext);
}
