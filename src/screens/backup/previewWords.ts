import type { Translations } from '../../i18n/en';
import type { Contents } from '../../storage/backup/contents';
import { previewOf } from '../../storage/backup/preview';
import type { Backup } from '../../storage/backup/readBackup';

/** "12 games, 1 open table"; what there is none of is left out. */
export function countWords({ backup }: Translations, games: number, tables: number): string {
  const parts = [
    ...(games > 0 ? [backup.games(games)] : []),
    ...(tables > 0 ? [backup.tables(tables)] : []),
  ];
  return parts.length === 0 ? backup.preview.nothing : parts.join(', ');
}

/** What is in a backup and what would become of it, a sentence each. */
export function previewSentences(t: Translations, backup: Backup, device: Contents): string[] {
  const words = t.backup.preview;
  const { games, tables } = previewOf(backup, device);
  const count = (what: 'added' | 'missing') => countWords(t, games[what], tables[what]);
  return [
    words.inside(countWords(t, backup.games.length, backup.tables.length)),
    words.added(count('added')),
    ...(games.same > 0 ? [words.same(games.same)] : []),
    ...(games.different > 0 ? [words.different(games.different)] : []),
    ...(games.missing + tables.missing > 0 ? [words.missing(count('missing'))] : []),
    ...(backup.unreadable > 0 ? [words.unreadable(backup.unreadable)] : []),
  ];
}
