import type { ReadingWords } from './en';

const reading: ReadingWords = {
  title: 'Odczytaj kolory',
  aim: 'Trzymaj telefon płasko nad piramidą, pierwszy rząd na dole, aż kafle znajdą się w ramce.',
  frame: 'Ramka na piramidę: rzędy po 5, 4, 3 i 2',
  access: {
    refused:
      'Ta aplikacja nie może używać aparatu. Zezwól na to w ustawieniach albo wybierz zdjęcie.',
    none: 'Nie znaleziono aparatu. Wybierz zamiast tego zdjęcie.',
    busy: 'Aparat nie daje obrazu; może używa go inna aplikacja. Wybierz zdjęcie albo spróbuj ponownie.',
  },
  shoot: 'Odczytaj kolory',
  looking: 'Odczytywanie…',
  choose: 'Wybierz zdjęcie',
  adjust: 'Przeciągnij zdjęcie, aż kafle znajdą się w ramce.',
  larger: 'Większe',
  smaller: 'Mniejsze',
  left: 'W lewo',
  right: 'W prawo',
  up: 'W górę',
  down: 'W dół',
  again: 'Zrób inne zdjęcie',
  failed: {
    'bad-picture': 'Nie udało się odczytać tego zdjęcia. Spróbuj z innym.',
    'too-small': 'To zdjęcie jest za małe. Spróbuj z innym.',
    'no-shot': 'Aparat nie dał zdjęcia. Spróbuj ponownie albo wybierz zdjęcie.',
  },
  review: (sure) => `Na pewno: ${sure}. Dotknij kafla, aby go zmienić.`,
  unsure: 'Tu nie ma pewności',
  unsureCell: (place) => `${place}: jaki kolor?`,
  mend: (place) => `${place}: wybierz kolor`,
  leave: 'Zostaw puste',
  cell: (place, what) => `${place}: ${what}`,
  notSure: (first, second) => `niepewne, ${first} albo ${second}`,
  kept: (what) => `zostaje: ${what}`,
  nothing: 'zostaje puste',
  overwrite: 'Zmień też wprowadzone kafle',
  overwriteText: 'W przeciwnym razie zostaną bez zmian.',
  accept: 'Użyj tych kolorów',
};

export default reading;
