import type { PhotoWords } from './en';

const photo: PhotoWords = {
  title: 'Zdjęcie stołu',
  text: 'Zostaje przy grze na tym urządzeniu, trafia do kopii zapasowej i nie zdradza, gdzie je zrobiono.',
  take: 'Zrób zdjęcie',
  choose: 'Wybierz zdjęcie',
  takeAnother: 'Zrób inne',
  chooseAnother: 'Wybierz inne',
  remove: 'Usuń zdjęcie',
  open: 'Zdjęcie stołu. Obejrzyj na pełnym ekranie',
  of: (which) => `Zdjęcie stołu: ${which}`,
  sight: 'To, co widzi aparat',
  shot: 'Nowe zdjęcie',
  shoot: 'Zrób zdjęcie',
  keep: 'Zachowaj to zdjęcie',
  working: 'Zdjęcie jest przygotowywane.',
  fetching: 'Zdjęcie jest wczytywane.',
  removed: 'Zdjęcie usunięto.',
  replaced: 'Zdjęcie zastąpiono.',
  none: 'Ta gra nie ma zdjęcia.',
  unreadable: 'Tego zdjęcia nie da się odczytać. Sama gra jest cała.',
  larger: 'Większe',
  smaller: 'Mniejsze',
  fit: 'Dopasuj do ekranu',
  refused: {
    'bad-picture': 'Tego nie da się tu odczytać jako zdjęcia. Nic nie zmieniono.',
    full: 'Na tym urządzeniu brakuje miejsca na zdjęcie. Nic nie zmieniono.',
    gone: 'Tej gry nie ma już na tym urządzeniu.',
    'no-shot': 'Aparat nie dał zdjęcia. Spróbuj ponownie albo wybierz zdjęcie.',
  },
};

export default photo;
