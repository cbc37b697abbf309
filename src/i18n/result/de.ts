import type { ResultWords } from './en';

const result: ResultWords = {
  title: 'Ergebnis',
  score: 'Tisch werten',
  temples: {
    title: 'Tempel',
    about: 'Wer die meisten Kultstätten hat, wählt zuerst einen Tempel.',
    pick: (turn, name) => `${turn}. ${name}`,
    mystic: (value) => `Mystikwert ${value}`,
    noMystic: 'kein Mystikwert',
    reasons: {
      'only-holder': () => 'Sonst hat niemand eine Kultstätte.',
      'last-holder': () => 'Wählt zuletzt.',
      symbols: (own, name, other) => `Vor ${name}: ${own} gegen ${other}.`,
      mystic: (each, name, own, other) =>
        other === null
          ? `Vor ${name}: je ${each}, und nur dieser Mystikwert (${own}) ist zu sehen.`
          : `Vor ${name}: je ${each}, Mystikwert ${own} schlägt ${other}.`,
      'table-order': (each, name) =>
        `Vor ${name}: je ${each}, Mystikwerte gleich; der Tisch hat entschieden.`,
      'open-tie': (each, name) => `Gleichauf mit ${name}: je ${each}, kein Mystikwert entscheidet.`,
    },
    tokens: (name) => `Tempel für ${name}`,
    proposed: 'Vorschlag: der höchste, der noch da ist',
    tie: 'Wer wählt zuerst?',
    tieAbout:
      'Keine zwei Landschaften des Spiels tragen denselben Mystikwert: Seht diese noch einmal an. Stimmen sie, entscheidet der Tisch.',
    first: (name) => `${name} wählt zuerst`,
    again: 'Neu entscheiden',
    toResult: 'Ergebnis zeigen',
    decideFirst: 'Entscheidet erst, wer zuerst wählt.',
    none: 'Niemand hat eine Kultstätte, also wird kein Tempel gewählt.',
  },
  categories: {
    villages: 'Dörfer',
    forests: 'Wälder',
    volcanoes: 'Vulkane',
    // In four columns on a small phone it must break somewhere.
    irrigation: 'Bewässe\u00ADrung',
    sacredStones: 'Heilige Felsen',
    other: 'Andere',
    wilderness: 'Wildnis',
    temple: 'Tempel',
    god: 'Gottheit',
  },
  total: 'Summe',
  places: {
    title: 'Plätze',
    place: (rank) => `Platz ${rank}`,
    wins: (name) => `${name} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    and: 'und',
    shared: (names) => `Geteilt mit ${names}: gleich viele SP und Anhänger.`,
    ahead: (names, own, others) =>
      `Gleich viele SP wie ${names}; die Anhänger entscheiden: ${own} gegen ${others}.`,
  },
  why: {
    title: 'Woher die Punkte kommen',
    hint: 'Tippt auf eine Zahl, um die Landschaften dahinter zu sehen.',
    figure: (name, what, points) => `${name}, ${what}: ${points}`,
    made: 'Diese Landschaften',
    others: 'Alle anderen Landschaften',
    noTiles: 'Keine solche Landschaft.',
    picture: (name, cells) => `Die Pyramide von ${name}, hervorgehoben: ${cells}`,
    nothingLit: 'nichts',
    forest: (counted, needed, colors) => `${counted} von ${needed} Nachbarn (${colors})`,
    noTemple: 'Ohne Kultstätte kein Tempel.',
    close: 'Schließen',
  },
  god: {
    'god-missing': () => 'Es wurde keine Gottheit eingegeben.',
    fixed: () => 'Ohne Bedingung.',
    'death-paid': () => 'Kein „Nicht erfüllt“-Plättchen liegt darauf.',
    'death-cancelled': () => 'Ein „Nicht erfüllt“-Plättchen liegt darauf.',
    equilibrium: (villages, temples, volcanoes) =>
      `Braucht je eins; gewertete Dörfer: ${villages}, Kultstätten: ${temples}, gewertete Vulkane: ${volcanoes}.`,
    'fewest-wilderness': (counts) => `Am wenigsten Wildnis? ${counts}.`,
    most: (tile, counts) => `Die meisten gewerteten Landschaften (${tile})? ${counts}.`,
    'most-needs-one': (tile) =>
      `Niemand hat eine gewertete Landschaft (${tile}), und eure Hausregel verlangt eine.`,
  },
  count: (name, count) => `${name} ${count}`,
  game: {
    about: 'Zu diesem Spiel',
    location: 'Wo gespielt wurde',
    note: 'Notiz',
    correct: 'Dieses Spiel berichtigen',
    temples: 'Tempel',
    correcting: 'Am Tisch fehlt etwas. Das ist das Ergebnis, als zuletzt alles da war.',
    toTable: 'Zum Tisch',
    gone: 'Dieses Spiel gibt es auf diesem Gerät nicht mehr.',
    home: 'Fertig',
    skip: 'Weiter zum Ergebnis',
  },
};

export default result;
