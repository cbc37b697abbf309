import { counter } from '../plural';
import type { HistoryWords } from './en';

const games = counter('pl', { one: 'gra', few: 'gry', many: 'gier', other: 'gry' });
const inGames = counter('pl', { one: 'grze', few: 'grach', many: 'grach', other: 'gry' });

const history: HistoryWords = {
  title: 'Historia',
  games,
  wins: (name, points) => `${name} wygrywa: ${points}`,
  share: (names, points) => `${names} współdzielą zwycięstwo: ${points}`,
  winner: 'Zwycięstwo',
  score: (name, points) => `${name}\u00A0${points}`,
  undated: 'Data nieznana',
  which: (names, date) => `${names}, ${date}`,
  delete: (which) => `Usuń grę: ${which}`,
  deleted: (which) => `Usunięto: ${which}`,
  empty: {
    title: 'Nie ma jeszcze gier',
    text: 'Każda ukończona gra zostaje tutaj: kiedy się odbyła, kto wygrał i skąd wziął się każdy punkt.',
    begin: 'Podlicz grę',
  },
  search: {
    label: 'Szukaj gracza',
    clear: 'Wyczyść wyszukiwanie',
    progress: 'Przeglądanie gier',
    progressText: (done, of) => `Przejrzano gier: ${done} z ${of}`,
    found: (n) => `Znaleziono: ${games(n)}`,
    none: (text) => `Nie ma gry z graczem „${text}”.`,
  },
  broken: {
    dated: (date) => `Nieczytelna gra, ${date}`,
    undated: (id) => `Nieczytelna gra ${id}`,
  },
  why: {
    damaged: 'Dane tej gry są uszkodzone. Wszystkie inne gry są w porządku.',
    'newer-version': 'Zapis z nowszej wersji aplikacji. Zaktualizuj ją, aby go otworzyć.',
  },
  names: {
    title: 'Imiona graczy',
    about:
      'Nowe imię trafia do wszystkich zapisanych gier. Stół w trakcie wpisywania zachowuje swoje.',
    empty: 'Gdy zapisze się pierwsza gra, pojawią się tu imiona wszystkich graczy.',
    rename: (name) => `Zmień imię: ${name}`,
    newName: (name) => `Nowe imię zamiast ${name}`,
    wrong: (max) => `Imię ma od 1 do ${max} znaków.`,
    merge: (from, to) => `Gry ${from} i ${to} będą liczone jako gry jednego gracza.`,
    together: (n) => `Grają przeciwko sobie w ${inGames(n)}.`,
    save: 'Zapisz',
    cancel: 'Anuluj',
    renamed: (from, to) => `Zmieniono: ${from} → ${to}`,
    refused: 'Na tym urządzeniu brakuje miejsca. Nic nie zmieniono.',
  },
};

export default history;
