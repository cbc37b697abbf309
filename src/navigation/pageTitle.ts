import type { Route } from '@react-navigation/native';
import type { Translations } from '../i18n/en';
import { parseReferenceSection } from '../screens/referenceSection';

/** The name of the page on top; none for Home, which is the app itself. */
function nameOf(t: Translations, route: Route<string> | undefined): string | undefined {
  const { titles } = t.tables;
  switch (route?.name) {
    case 'Reference': {
      const { section } = (route.params ?? {}) as { section?: string };
      return t.reference.sections[parseReferenceSection(section)].title;
    }
    case 'History':
      return t.history.title;
    case 'Statistics':
      return t.stats.title;
    case 'Names':
      return t.history.names.title;
    case 'Temples':
      return t.result.temples.title;
    case 'Result':
      return t.result.title;
    case 'Share':
      return t.share.title;
    case 'Photo':
    case 'TakePhoto':
      return t.photo.title;
    case 'Players':
      return titles.players;
    case 'Table':
      return titles.table;
    case 'Entry':
      return titles.entry;
    case 'Backup':
      return t.backup.title;
    case 'Box':
      return titles.box;
    case 'Read':
      return t.reading.title;
    case 'Scan':
      return t.handOver.scan.title;
    case 'TableCode':
    case 'GameCode':
    case 'BoxCode':
      return t.handOver.code.title;
    case 'Settings':
      return titles.settings;
    default:
      return undefined;
  }
}

/** What the browser's tab says, in the person's language. */
export function pageTitle(t: Translations, route: Route<string> | undefined): string {
  const name = nameOf(t, route);
  return name === undefined ? t.app.name : t.app.pageTitle(name);
}
