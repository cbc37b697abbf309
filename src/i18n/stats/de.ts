import { counter } from '../plural';
import { decimal } from './decimal';
import type { StatsWords } from './en';

const figure = decimal(',');
const games = counter('de', { one: 'Partie', other: 'Partien' });
const times = counter('de', { one: 'Mal', other: 'Mal' });

const stats: StatsWords = {
  title: 'Statistik',
  figure,
  points: (n) => `${figure(n)}\u00A0SP`,
  games,
  reading: 'Partien werden durchgesehen',
  readingText: (done, of) => `${done} von ${of} Partien`,
  empty: {
    title: 'Noch keine Partien',
    text: 'Nach der ersten gewerteten Partie seht ihr hier, wer wie oft gewinnt, was jede Gottheit bringt und woher die Punkte kommen.',
    begin: 'Eine Partie werten',
  },
  filter: {
    players: 'Spielerzahl',
    anyPlayers: 'Alle',
    period: 'Zeitraum',
    periods: { all: 'Gesamt', year: '12 Monate', month: '30 Tage' },
    none: 'Keine solchen Partien',
    noneText: 'Zu dieser Auswahl gibt es keine Partie.',
    clear: 'Alle Partien zeigen',
  },
  players: {
    title: 'Spieler',
    games: 'Partien',
    wins: 'Siege',
    winsShared: (n, shared) => `${n} (${shared} geteilt)`,
    average: 'Schnitt',
    best: 'Bestwert',
    places: (name, list) => `Plätze von ${name}: ${list}`,
    place: (place, n) => `Platz ${place}: ${times(n)}`,
    placeShort: (place) => `${place}.`,
    all: (n) => `Alle ${n} zeigen`,
  },
  one: {
    title: 'Ein Spieler',
    of: 'Wessen Punkte',
    overTime: 'Punkte im Verlauf',
    overTimeOf: (name, n, from, to) =>
      `Punkte von ${name} im Verlauf: ${games(n)}, ${from} bis ${to}`,
    inOrder: (list) => `Der Reihe nach: ${list}`,
    lowest: 'Niedrigste',
    highest: 'Höchste',
    last: 'Letzte',
    perDot: (n) => `Jeder Punkt der Linie ist der Schnitt von ${games(n)} in Folge.`,
    sources: 'Woher die Punkte kommen',
    sourcesHint: 'SP je Partie im Schnitt',
    sourcesOf: (name, list) => `SP je Partie im Schnitt bei ${name}: ${list}`,
  },
  fact: (what, value) => `${what}\u00A0${value}`,
  duel: {
    title: 'Direkter Vergleich',
    first: 'Erster Spieler',
    second: 'Zweiter Spieler',
    together: (n) => `${games(n)} an einem Tisch`,
    never: (a, b) => `${a} und ${b} haben noch nicht an einem Tisch gespielt.`,
    ahead: (name) => `${name} vorn`,
    level: 'Gleichauf',
    said: (a, b, list) => `${a} gegen ${b}: ${list}`,
  },
  gods: {
    title: 'Gottheiten',
    times: (n) => `${times(n)} genommen`,
    wins: counter('de', { one: 'Sieg', other: 'Siege' }),
    average: (points) => `Schnitt\u00A0${points}`,
    bonus: (points) => `Bonus\u00A0${points}`,
    hint: 'Schnitt: Summe derer, die sie hatten. Bonus: was die Gottheit davon gab.',
    notYet: (names) => `Noch nie genommen: ${names}.`,
  },
  closest: {
    title: 'Knappste Partien',
    apart: (points) => `${points} Abstand`,
    shared: 'Geteilter Sieg',
    worshipers: 'Anhänger entschieden',
  },
  highest: { title: 'Höchste Summen' },
};

export default stats;
