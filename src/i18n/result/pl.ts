import type { ResultWords } from './en';

const result: ResultWords = {
  title: 'Wynik',
  score: 'Policz punkty',
  temples: {
    title: 'Świątynie',
    about: 'Pierwszy żeton wybiera gracz z największą liczbą świątyń.',
    pick: (turn, name) => `${turn}. ${name}`,
    mystic: (value) => `wartość mistyczna ${value}`,
    noMystic: 'bez wartości mistycznej',
    reasons: {
      'only-holder': () => 'Nikt inny nie ma świątyni.',
      'last-holder': () => 'Wybiera na końcu.',
      symbols: (own, name, other) => `Przed graczem ${name}: ${own} wobec ${other}.`,
      mystic: (each, name, own, other) =>
        other === null
          ? `Przed graczem ${name}: po równo (${each}), a wartość mistyczną (${own}) widać tylko tu.`
          : `Przed graczem ${name}: po równo (${each}), wartość mistyczna ${own} bije ${other}.`,
      'table-order': (each, name) =>
        `Przed graczem ${name}: po równo (${each}), wartości mistyczne równe; zdecydował stół.`,
      'open-tie': (each, name) =>
        `Remis z graczem ${name}: po równo (${each}), wartość mistyczna nie rozstrzyga.`,
    },
    tokens: (name) => `Żeton: ${name}`,
    proposed: 'propozycja: najwyższy z pozostałych',
    tie: 'Kto wybiera pierwszy?',
    tieAbout:
      'Żadne dwa kafle w grze nie mają tej samej wartości mistycznej, więc sprawdźcie je jeszcze raz. Jeśli się zgadzają, decyduje stół.',
    first: (name) => `Pierwszy wybór: ${name}`,
    again: 'Zdecyduj od nowa',
    toResult: 'Pokaż wynik',
    decideFirst: 'Najpierw zdecydujcie, kto wybiera pierwszy.',
    none: 'Nikt nie ma świątyni, więc nie ma żetonów do wyboru.',
  },
  categories: {
    villages: 'Wioski',
    forests: 'Lasy',
    volcanoes: 'Wulkany',
    irrigation: 'Irygacje',
    sacredStones: 'Święte Kamienie',
    other: 'Inne',
    wilderness: 'Pustkowia',
    temple: 'Żeton świątyni',
    god: 'Bóg',
  },
  total: 'Razem',
  places: {
    title: 'Miejsca',
    place: (rank) => `Miejsce ${rank}`,
    wins: (name) => `Wygrywa ${name}`,
    share: (names) => `Wspólne zwycięstwo: ${names}`,
    and: 'i',
    shared: (names) => `Wspólnie z: ${names}. Tyle samo PK i wyznawców.`,
    ahead: (names, own, others) =>
      `Tyle samo PK co ${names}; decydują wyznawcy: ${own} wobec ${others}.`,
  },
  why: {
    title: 'Skąd są punkty',
    hint: 'Dotknij liczby, aby zobaczyć kafle, które za nią stoją.',
    figure: (name, what, points) => `${name}, ${what}: ${points}`,
    made: 'Te kafle',
    others: 'Wszystkie inne kafle',
    noTiles: 'Brak takich kafli.',
    picture: (name, cells) => `Piramida gracza ${name}, wyróżnione: ${cells}`,
    nothingLit: 'nic',
    forest: (counted, needed, colors) => `sąsiedzi: ${counted} z ${needed} (${colors})`,
    noTemple: 'Bez świątyni nie ma żetonu.',
    close: 'Zamknij',
  },
  god: {
    'god-missing': () => 'Nie wpisano boga.',
    fixed: () => 'Bez warunku.',
    'death-paid': () => 'Nie leży na nim żeton dezaktywacji.',
    'death-cancelled': () => 'Leży na nim żeton dezaktywacji.',
    equilibrium: (villages, temples, volcanoes) =>
      `Trzeba mieć po jednym; aktywne wioski: ${villages}, świątynie: ${temples}, aktywne wulkany: ${volcanoes}.`,
    'fewest-wilderness': (counts) => `Najmniej pustkowi? ${counts}.`,
    most: (tile, counts) => `Najwięcej aktywnych kafli (${tile})? ${counts}.`,
    'most-needs-one': (tile) =>
      `Nikt nie ma aktywnego kafla (${tile}), a wasza zasada domowa wymaga jednego.`,
  },
  count: (name, count) => `${name} ${count}`,
  game: {
    about: 'O tej grze',
    location: 'Gdzie graliście',
    note: 'Notatka',
    correct: 'Popraw tę grę',
    temples: 'Żetony świątyń',
    correcting: 'Na stole czegoś brakuje. To wynik z chwili, gdy wszystko było wpisane.',
    toTable: 'Do stołu',
    gone: 'Tej gry nie ma już na tym urządzeniu.',
    home: 'Gotowe',
    skip: 'Przejdź do wyniku',
  },
};

export default result;
