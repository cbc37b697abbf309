import type { Translations } from '../../i18n/en';
import type { Contents } from '../../storage/backup/contents';
import { previewOf } from '../../storage/backup/preview';
import type { Backup } from '../../storage/backup/readBackup';

type Counts = Record<'games' | 'tables' | 'photos' | 'tiles' | 'players', number>;

export const NO_COUNTS: Counts = { games: 0, tables: 0, photos: 0, tiles: 0, players: 0 };

/** "12 games, 1 open table"; what there is none of is left out. */
export function countWords(t: Translations, counts: Counts): string {
  const { games, tables, photos, tiles } = t.backup;
  const parts = [
    counts.games > 0 ? games(counts.games) : null,
    counts.tables > 0 ? tables(counts.tables) : null,
    counts.photos > 0 ? photos(counts.photos) : null,
    counts.tiles > 0 ? tiles(counts.tiles) : null,
    counts.players > 0 ? t.counts.players(counts.players) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? t.backup.preview.nothing : parts.join(', ');
}

/** What is in a backup and what would become of it, a sentence each. */
export function previewSentences(t: Translations, backup: Backup, device: Contents): string[] {
  const words = t.backup.preview;
  const { games, tables, photos, tiles, players } = previewOf(backup, device);
  const count = (what: 'added' | 'missing') =>
    countWords(t, {
      ...NO_COUNTS,
      games: games[what],
      tables: tables[what],
      photos: photos[what],
    });
  return [
    words.inside(
      countWords(t, {
        games: backup.games.length,
        tables: backup.tables.length,
        photos: backup.photos.length,
        tiles,
        players,
      }),
    ),
    words.added(count('added')),
    ...(games.same > 0 ? [words.same(games.same)] : []),
    ...(games.different > 0 ? [words.different(games.different)] : []),
    ...(games.missing + tables.missing + photos.missing > 0
      ? [words.missing(count('missing'))]
      : []),
    ...(backup.unreadable > 0 ? [words.unreadable(backup.unreadable)] : []),
  ];
}
