import { counter } from '../plural';
import { decimal } from './decimal';
import type { StatsWords } from './en';

const figure = decimal(',');
const games = counter('pl', { one: 'gra', few: 'gry', many: 'gier', other: 'gry' });
const gamesOf = counter('pl', { one: 'gry', few: 'gier', many: 'gier', other: 'gry' });
const times = counter('pl', { one: 'raz', few: 'razy', many: 'razy', other: 'raza' });

const stats: StatsWords = {
  title: 'Statystyki',
  figure,
  points: (n) => `${figure(n)}\u00A0PK`,
  games,
  reading: 'Przeglądanie gier',
  readingText: (done, of) => `Przejrzane gry: ${done} z ${of}`,
  empty: {
    title: 'Nie ma jeszcze gier',
    text: 'Po pierwszej podliczonej grze zobaczysz tu, kto jak często wygrywa, co daje każdy z bogów i skąd biorą się punkty.',
    begin: 'Podlicz grę',
  },
  filter: {
    players: 'Liczba graczy',
    anyPlayers: 'Każda',
    period: 'Okres',
    periods: { all: 'Cały czas', year: '12 miesięcy', month: '30 dni' },
    none: 'Nie ma takich gier',
    noneText: 'Żadna zapisana gra nie pasuje do tego wyboru.',
    clear: 'Pokaż wszystkie gry',
  },
  players: {
    title: 'Gracze',
    games: 'Gry',
    wins: 'Wygrane',
    winsShared: (n, shared) => `${n} (wspólne: ${shared})`,
    average: 'Średnia',
    best: 'Rekord',
    places: (name, list) => `Miejsca, ${name}: ${list}`,
    place: (place, n) => `miejsce ${place}: ${times(n)}`,
    placeShort: (place) => `${place}.`,
    all: (n) => `Pokaż wszystkich (${n})`,
  },
  one: {
    title: 'Jeden gracz',
    of: 'Czyje punkty',
    overTime: 'Punkty w czasie',
    overTimeOf: (name, n, from, to) => `Punkty w czasie, ${name}: ${games(n)}, od ${from} do ${to}`,
    inOrder: (list) => `Po kolei: ${list}`,
    lowest: 'Najmniej',
    highest: 'Najwięcej',
    last: 'Ostatnio',
    perDot: (n) => `Każda kropka to średnia z ${gamesOf(n)} z rzędu.`,
    sources: 'Skąd są punkty',
    sourcesHint: 'Średnio PK na grę',
    sourcesOf: (name, list) => `Średnio PK na grę, ${name}: ${list}`,
  },
  fact: (what, value) => `${what}\u00A0${value}`,
  duel: {
    title: 'Jeden na jednego',
    first: 'Pierwszy gracz',
    second: 'Drugi gracz',
    together: (n) => `${games(n)} przy jednym stole`,
    never: (a, b) => `${a} i ${b}: jeszcze żadnej gry przy jednym stole.`,
    ahead: (name) => `Wyżej ${name}`,
    level: 'Remis',
    said: (a, b, list) => `${a} kontra ${b}: ${list}`,
  },
  gods: {
    title: 'Bogowie',
    times: (n) => `w grze ${times(n)}`,
    wins: counter('pl', { one: 'wygrana', few: 'wygrane', many: 'wygranych', other: 'wygranej' }),
    average: (points) => `średnia\u00A0${points}`,
    bonus: (points) => `premia\u00A0${points}`,
    hint: 'Średnia: suma gracza z tym bogiem. Premia: ile z niej dał bóg.',
    notYet: (names) => `Jeszcze u nikogo: ${names}.`,
  },
  closest: {
    title: 'Najbardziej wyrównane gry',
    apart: (points) => `Różnica ${points}`,
    shared: 'Wspólne zwycięstwo',
    worshipers: 'Zdecydowali wyznawcy',
  },
  highest: { title: 'Najwyższe wyniki' },
};

export default stats;
