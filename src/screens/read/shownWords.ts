import type { Translations } from '../../i18n/en';
import type { Shown } from '../../reader/shown';

export function shownWords(t: Translations, shown: Shown): string {
  return shown === 'wilderness' ? t.tiles.wilderness : t.colors[shown];
}
