import type { Route } from '@react-navigation/native';
import type { Translations } from '../i18n/en';
import { parseReferenceSection } from '../screens/referenceSection';

/** What the browser's tab says, in the person's language. */
export function pageTitle(t: Translations, route: Route<string> | undefined): string {
  if (route?.name !== 'Reference') return t.app.name;
  const { section } = (route.params ?? {}) as { section?: string };
  return t.app.pageTitle(t.reference.sections[parseReferenceSection(section)].title);
}
