import { counter } from '../plural';
import type { HistoryWords } from './en';

const games = counter('de', { one: 'Partie', other: 'Partien' });

const history: HistoryWords = {
  title: 'Verlauf',
  games,
  wins: (name, points) => `${name} gewinnt mit ${points}`,
  share: (names, points) => `${names} teilen sich den Sieg mit ${points}`,
  winner: 'Sieg',
  score: (name, points) => `${name}\u00A0${points}`,
  undated: 'Datum unbekannt',
  which: (names, date) => `${names}, ${date}`,
  delete: (which) => `Partie löschen: ${which}`,
  deleted: (which) => `Gelöscht: ${which}`,
  empty: {
    title: 'Noch keine Partien',
    text: 'Jede beendete Partie bleibt hier: wann sie war, wer gewonnen hat und woher jeder Punkt kam.',
    begin: 'Partie werten',
  },
  search: {
    label: 'Nach Spieler suchen',
    clear: 'Suche leeren',
    progress: 'Partien werden durchgesehen',
    progressText: (done, of) => `${done} von ${of} Partien durchgesehen`,
    found: (n) => `${games(n)} gefunden`,
    none: (text) => `Keine Partie mit einem Spieler namens „${text}“.`,
  },
  broken: {
    dated: (date) => `Unlesbare Partie, ${date}`,
    undated: (id) => `Unlesbare Partie ${id}`,
  },
  why: {
    damaged: 'Die Daten dieser Partie sind beschädigt. Alle anderen Partien sind in Ordnung.',
    'newer-version':
      'Mit einer neueren Version dieser App erstellt. Aktualisiere die App, um sie zu öffnen.',
  },
  names: {
    title: 'Namen der Spieler',
    about:
      'Ein neuer Name kommt in alle aufbewahrten Partien. Ein Tisch, der noch eingegeben wird, behält seine Namen.',
    empty: 'Sobald eine Partie aufbewahrt ist, stehen hier die Namen aller Spieler.',
    rename: (name) => `${name} umbenennen`,
    newName: (name) => `Neuer Name für ${name}`,
    wrong: (max) => `Ein Name hat 1 bis ${max} Zeichen.`,
    merge: (from, to) => `Partien von ${from} und ${to} zählen dann als die eines Spielers.`,
    together: (n) => `In ${games(n)} spielen sie gegeneinander.`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    renamed: (from, to) => `${from} heißt jetzt ${to}`,
    refused: 'Auf diesem Gerät ist kein Platz mehr. Nichts wurde umbenannt.',
  },
};

export default history;
