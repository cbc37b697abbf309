import { counter } from '../plural';
import type { BackupWords } from './en';

const games = counter('de', { one: 'Partie', other: 'Partien' });
const tables = counter('de', { one: 'offener Tisch', other: 'offene Tische' });
const tiles = counter('de', { one: 'Landschaft', other: 'Landschaften' });
const photos = counter('de', { one: 'Foto', other: 'Fotos' });
const records = counter('de', { one: 'Eintrag', other: 'Einträge' });

const backup: BackupWords = {
  title: 'Sicherung',
  hint: 'Alles in einer Datei, und wieder zurück',
  save: {
    title: 'Sichern',
    text: 'Alle Partien, offene Tische, Fotos, die Schachtel, Spieler und Einstellungen in einer Datei. Bewahre sie nicht nur auf diesem Gerät auf.',
    backup: 'Sicherung speichern',
    photos: (n, megabytes) => `Mit ${photos(n)} wird die Datei etwa ${megabytes} MB groß.`,
    tooManyPhotos:
      'Das ist mehr, als eine Datei fasst: Die Fotos der ältesten Partien bleiben draußen.',
    csv: 'CSV für die Tabellenkalkulation',
    csvText:
      'Die Tabelle hat eine Zeile für jeden Spieler jeder Partie. Aus ihr lässt sich nichts wiederherstellen.',
  },
  open: {
    title: 'Wiederherstellen',
    text: 'Eine Sicherung, eine Partie oder eine Schachtel, die jemand geteilt hat. Du siehst, was darin ist, bevor etwas geschieht.',
    button: 'Aus einer Datei wiederherstellen',
  },
  erase: {
    title: 'Alles löschen',
    text: 'Alle Partien, Fotos, Tische, Landschaften, Spieler und Einstellungen verschwinden von diesem Gerät. Solange du auf dieser Seite bleibst, geht es rückgängig.',
    button: 'Jetzt alles löschen',
  },
  box: { share: 'Schachtel teilen', added: (n) => `In die Schachtel gelegt: ${tiles(n)}` },
  work: {
    saving: 'Sicherung wird geschrieben',
    csv: 'Tabelle wird geschrieben',
    reading: 'Datei wird geprüft',
    restoring: 'Wird wiederhergestellt',
    erasing: 'Wird gelöscht',
    undoing: 'Wird rückgängig gemacht',
  },
  progress: (done, of) => `${done} von ${of}`,
  cancel: 'Abbrechen',
  preview: {
    backup: (date) => `Sicherung vom ${date}`,
    box: 'Eine Schachtel mit Landschaften',
    inside: (what) => `In der Datei: ${what}`,
    added: (what) => `Neu auf diesem Gerät: ${what}`,
    same: (n) => `Auf beiden gleich: ${games(n)}`,
    different: (n) => `Auf beiden verschieden: ${games(n)}. Beim Hinzufügen bleibt, was hier ist.`,
    missing: (what) => `Nur auf diesem Gerät: ${what}. Beim Ersetzen verschwindet das.`,
    unreadable: (n) =>
      `Schon beim Sichern nicht lesbar: ${records(n)}. Sie kommen so zurück, wie sie sind.`,
    nothing: 'nichts',
    merge: 'Zu dem hier hinzufügen',
    replace: 'Alles ersetzen',
    addBox: 'In die Schachtel legen',
    game: 'Eine Partie',
    gameKnown: 'Sie ist schon in deinem Verlauf; die aus der Datei tritt an ihre Stelle.',
    addGame: 'In den Verlauf',
    close: 'Alles lassen, wie es ist',
  },
  games,
  tables,
  photos,
  tiles,
  done: {
    merged: (what) => `Hinzugefügt: ${what}`,
    mergedRest: 'Schachtel und gemerkte Spieler wurden ergänzt.',
    replaced: (date) => `Alles ist jetzt wie in der Sicherung vom ${date}.`,
    erased: 'Alles ist gelöscht.',
    undone: 'Alles ist wieder wie vorher.',
    nothingNew: 'Alles in der Datei ist schon auf diesem Gerät.',
    leftOut: (n) => `Nicht dabei, weil unlesbar: ${games(n)}.`,
    photosLeftOut: (n) => `Nicht dabei, weil unlesbar: ${photos(n)}.`,
    photosTooMany: (n) =>
      `Nicht dabei, weil eine Datei nicht mehr fasst: ${photos(n)} der ältesten Partien. Auf diesem Gerät bleiben sie.`,
  },
  given: {
    shared: 'Die Datei wurde weitergegeben.',
    downloaded: 'Die Datei ist bei deinen Downloads.',
    cancelled: 'Die Datei wurde nicht weitergegeben.',
    failed: 'Dieses Gerät konnte die Datei nicht weitergeben.',
  },
  refused: {
    'not-ours': 'Diese Datei ist nicht von dieser App. Nichts wurde geändert.',
    damaged:
      'Diese Datei ist beschädigt: Etwas darin wurde verändert oder fehlt. Hier wurde nichts geändert.',
    'newer-version':
      'Diese Datei stammt aus einer neueren Version dieser App. Aktualisiere die App, um sie zu öffnen. Nichts wurde geändert.',
    'too-large': 'Diese Datei ist viel zu groß für diese App. Nichts wurde geändert.',
    unreadable: 'Dieses Gerät konnte die Datei nicht lesen. Nichts wurde geändert.',
    cancelled: 'Abgebrochen. Alles ist, wie es war.',
    full: 'Auf diesem Gerät ist dafür kein Platz. Nichts wurde geändert. Vor dem Ersetzen alles zu löschen schafft Platz.',
  },
  csv: { godName: 'Name der Gottheit', date: 'Datum', player: 'Spieler', rank: 'Platz' },
};

export default backup;
