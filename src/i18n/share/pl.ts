import type { ShareWords } from './en';

const share: ShareWords = {
  title: 'Udostępnij',
  preview: (victory) => `Obraz: ${victory}`,
  picture: 'Udostępnij obraz',
  text: {
    action: 'Udostępnij jako tekst',
    game: 'Orbis',
    line: (place, name, points) => `${place}. ${name}: ${points}`,
  },
  file: {
    action: 'Udostępnij plik stołu',
    about: 'Plik stołu zawiera każdy kafel, więc grę można zachować lub policzyć w innym miejscu.',
  },
  bgStats: {
    action: 'Wyślij do BG Stats',
    about:
      'BG Stats to osobna aplikacja: po naciśnięciu dostanie imiona, punkty, miejsce i notatkę.',
    copyLink: 'Skopiuj link do BG Stats',
  },
  what: {
    picture: 'Obraz',
    text: 'Tekst',
    file: 'Plik stołu',
    bgStats: 'BG Stats',
    link: 'Link',
  },
  became: {
    shared: 'przekazano do menu udostępniania',
    downloaded: 'zapisano w pobranych',
    copied: 'skopiowano, można wkleić',
    opened: 'otwarto',
    cancelled: 'nie udostępniono',
    failed: 'na tym urządzeniu to niemożliwe',
  },
  status: (what, became) => `${what}: ${became}.`,
};

export default share;
