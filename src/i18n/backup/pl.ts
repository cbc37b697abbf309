import { counter } from '../plural';
import type { BackupWords } from './en';

const games = counter('pl', { one: 'gra', few: 'gry', many: 'gier', other: 'gry' });
const tables = counter('pl', {
  one: 'otwarty stół',
  few: 'otwarte stoły',
  many: 'otwartych stołów',
  other: 'otwartego stołu',
});
const tiles = counter('pl', { one: 'kafel', few: 'kafle', many: 'kafli', other: 'kafla' });
const photos = counter('pl', { one: 'zdjęcie', few: 'zdjęcia', many: 'zdjęć', other: 'zdjęcia' });
const records = counter('pl', { one: 'zapis', few: 'zapisy', many: 'zapisów', other: 'zapisu' });

const backup: BackupWords = {
  title: 'Kopia zapasowa',
  hint: 'Wszystko w jednym pliku i z powrotem',
  save: {
    title: 'Zapisywanie',
    text: 'Wszystkie gry, otwarte stoły, zdjęcia, pudełko, gracze i ustawienia w jednym pliku. Przechowuj go nie tylko na tym urządzeniu.',
    backup: 'Zapisz kopię zapasową',
    photos: (n, megabytes) => `Do pliku wchodzą zdjęcia (${n}): zajmie on około ${megabytes} MB.`,
    tooManyPhotos: 'To więcej, niż mieści jeden plik: zdjęcia najstarszych gier zostaną pominięte.',
    csv: 'CSV do arkusza',
    csvText:
      'Arkusz ma wiersz dla każdego gracza każdej gry. Nie da się z niego niczego przywrócić.',
  },
  open: {
    title: 'Przywracanie',
    text: 'Kopia zapasowa, gra albo udostępnione pudełko. Zanim coś się stanie, zobaczysz, co jest w pliku.',
    button: 'Przywróć z pliku',
  },
  erase: {
    title: 'Usuń wszystko',
    text: 'Z tego urządzenia znikną wszystkie gry, zdjęcia, stoły, kafle, gracze i ustawienia. Można to cofnąć, dopóki ta strona jest otwarta.',
    button: 'Usuń teraz wszystko',
  },
  box: { share: 'Udostępnij pudełko', added: (n) => `Dodano do pudełka: ${tiles(n)}` },
  work: {
    saving: 'Zapisywanie kopii',
    csv: 'Zapisywanie arkusza',
    reading: 'Sprawdzanie pliku',
    restoring: 'Przywracanie',
    erasing: 'Usuwanie',
    undoing: 'Cofanie',
  },
  progress: (done, of) => `${done} z ${of}`,
  cancel: 'Anuluj',
  preview: {
    backup: (date) => `Kopia z dnia ${date}`,
    box: 'Pudełko z kaflami',
    inside: (what) => `W pliku: ${what}`,
    added: (what) => `Nowe na tym urządzeniu: ${what}`,
    same: (n) => `Takie same tu i tam: ${games(n)}`,
    different: (n) => `Różne tu i tam: ${games(n)}. Przy dodawaniu zostaje to, co jest tutaj.`,
    missing: (what) => `Tylko na tym urządzeniu: ${what}. Zastąpienie je usunie.`,
    unreadable: (n) =>
      `Nieczytelne już przy tworzeniu kopii: ${records(n)}. Wrócą takie, jakie są.`,
    nothing: 'nic',
    merge: 'Dodaj do tego, co jest',
    replace: 'Zastąp wszystko',
    addBox: 'Dodaj do pudełka',
    game: 'Gra',
    gameKnown: 'Jest już w twojej historii; zastąpi ją ta z pliku.',
    addGame: 'Do historii',
    close: 'Zostaw wszystko, jak jest',
  },
  games,
  tables,
  photos,
  tiles,
  done: {
    merged: (what) => `Dodano: ${what}`,
    mergedRest: 'Uzupełniono pudełko i zapamiętanych graczy.',
    replaced: (date) => `Wszystko jest teraz jak w kopii z dnia ${date}.`,
    erased: 'Wszystko usunięto.',
    undone: 'Wszystko jest znów jak przedtem.',
    nothingNew: 'Wszystko z pliku jest już na tym urządzeniu.',
    leftOut: (n) => `Pominięto jako nieczytelne: ${games(n)}.`,
    photosLeftOut: (n) => `Pominięto jako nieczytelne: ${photos(n)}.`,
    photosTooMany: (n) =>
      `Pominięto, bo plik więcej nie mieści: ${photos(n)} z najstarszych gier. Zostają na tym urządzeniu.`,
  },
  given: {
    shared: 'Plik przekazano.',
    downloaded: 'Plik jest w pobranych.',
    cancelled: 'Pliku nie przekazano.',
    failed: 'To urządzenie nie mogło przekazać pliku.',
  },
  refused: {
    'not-ours': 'Ten plik nie pochodzi z tej aplikacji. Nic nie zmieniono.',
    damaged: 'Ten plik jest uszkodzony: coś w nim zmieniono lub ucięto. Niczego tu nie zmieniono.',
    'newer-version':
      'Ten plik pochodzi z nowszej wersji aplikacji. Zaktualizuj ją, aby go otworzyć. Nic nie zmieniono.',
    'too-large': 'Ten plik jest o wiele za duży jak na tę aplikację. Nic nie zmieniono.',
    unreadable: 'To urządzenie nie mogło odczytać pliku. Nic nie zmieniono.',
    cancelled: 'Anulowano. Wszystko jest, jak było.',
    full: 'Na tym urządzeniu brakuje na to miejsca. Nic nie zmieniono. Przed zastąpieniem miejsce zwolni usunięcie wszystkiego.',
  },
  csv: { godName: 'Imię boga', date: 'Data', player: 'Gracz', rank: 'Miejsce' },
};

export default backup;
