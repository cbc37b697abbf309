import type { ShareWords } from './en';

const share: ShareWords = {
  title: 'Teilen',
  preview: (victory) => `Das Bild: ${victory}`,
  picture: 'Bild teilen',
  text: {
    action: 'Als Text teilen',
    game: 'Orbis',
    line: (place, name, points) => `${place}. ${name}: ${points}`,
  },
  file: {
    action: 'Tischdatei teilen',
    about:
      'Die Tischdatei enthält jede Landschaft: So lässt sich die Partie woanders aufbewahren oder werten.',
  },
  bgStats: {
    action: 'An BG Stats senden',
    about: 'BG Stats ist eine andere App: Beim Drücken gehen Namen, Punkte, Ort und Notiz an sie.',
    copyLink: 'Link für BG Stats kopieren',
  },
  what: {
    picture: 'Bild',
    text: 'Text',
    file: 'Tischdatei',
    bgStats: 'BG Stats',
    link: 'Link',
  },
  became: {
    shared: 'an das Teilen-Menü übergeben',
    downloaded: 'in den Downloads gespeichert',
    copied: 'kopiert, bereit zum Einfügen',
    opened: 'geöffnet',
    cancelled: 'nicht geteilt',
    failed: 'auf diesem Gerät nicht möglich',
  },
  status: (what, became) => `${what}: ${became}.`,
};

export default share;
