import { screen } from '@testing-library/react-native';
import { translations } from '../../src/i18n/translations';
import type { Language } from '../../src/i18n/language';
import { Navigation } from '../../src/navigation/Navigation';
import { setup } from './setup';

/** The whole app at Home. The navigator first asks the system for a link, so it is waited for. */
export async function setupApp({ language = 'en' }: { language?: Language } = {}) {
  const app = setup(<Navigation />, { language });
  await screen.findByRole('heading', { name: translations[language].app.name });
  return app;
}
