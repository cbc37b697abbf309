import type { ReadingWords } from './en';

const reading: ReadingWords = {
  title: 'Farben lesen',
  aim: 'Halte das Handy flach über die Pyramide, die erste Reihe unten, bis die Landschaften im Rahmen liegen.',
  frame: 'Rahmen für die Pyramide: Reihen mit 5, 4, 3 und 2',
  access: {
    refused:
      'Diese App darf die Kamera nicht benutzen. Erlaube es in den Einstellungen oder wähle ein Bild aus.',
    none: 'Es wurde keine Kamera gefunden. Wähle stattdessen ein Bild aus.',
    busy: 'Die Kamera liefert kein Bild; vielleicht benutzt sie eine andere App. Wähle ein Bild aus oder versuche es noch einmal.',
  },
  shoot: 'Die Farben lesen',
  looking: 'Wird gelesen …',
  choose: 'Ein Bild auswählen',
  adjust: 'Zieh das Bild, bis die Landschaften im Rahmen liegen.',
  larger: 'Größer',
  smaller: 'Kleiner',
  left: 'Nach links',
  right: 'Nach rechts',
  up: 'Nach oben',
  down: 'Nach unten',
  again: 'Ein anderes Bild aufnehmen',
  failed: {
    'bad-picture': 'Dieses Bild konnte nicht gelesen werden. Nimm ein anderes.',
    'too-small': 'Dieses Bild ist zu klein. Nimm ein anderes.',
    'no-shot': 'Die Kamera gab kein Bild. Versuche es noch einmal oder wähle eines aus.',
  },
  review: (sure) => `Sicher: ${sure}. Tippe auf eine Landschaft, um sie zu ändern.`,
  unsure: 'Hier ist es nicht sicher',
  unsureCell: (place) => `${place}: welche Farbe?`,
  mend: (place) => `${place}: Farbe wählen`,
  leave: 'Leer lassen',
  cell: (place, what) => `${place}: ${what}`,
  notSure: (first, second) => `nicht sicher, ${first} oder ${second}`,
  kept: (what) => `bleibt: ${what}`,
  nothing: 'leer gelassen',
  overwrite: 'Auch schon Eingegebenes ändern',
  overwriteText: 'Sonst bleibt es, wie es ist.',
  accept: 'Diese Farben übernehmen',
};

export default reading;
