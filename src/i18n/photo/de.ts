import type { PhotoWords } from './en';

const photo: PhotoWords = {
  title: 'Foto vom Tisch',
  text: 'Es bleibt bei der Partie auf diesem Gerät, kommt mit in die Sicherung und verrät nicht, wo es entstand.',
  take: 'Ein Foto aufnehmen',
  choose: 'Ein Bild auswählen',
  takeAnother: 'Anderes aufnehmen',
  chooseAnother: 'Anderes auswählen',
  remove: 'Foto entfernen',
  open: 'Foto vom Tisch. Auf dem ganzen Bildschirm ansehen',
  of: (which) => `Foto vom Tisch: ${which}`,
  sight: 'Was die Kamera sieht',
  shot: 'Das neue Foto',
  shoot: 'Foto aufnehmen',
  keep: 'Dieses Foto behalten',
  working: 'Das Foto wird vorbereitet.',
  fetching: 'Das Foto wird geholt.',
  removed: 'Das Foto wurde entfernt.',
  replaced: 'Das Foto wurde ersetzt.',
  none: 'Diese Partie hat kein Foto.',
  unreadable: 'Dieses Foto ist nicht lesbar. Die Partie selbst ist vollständig da.',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Ganz zeigen',
  refused: {
    'bad-picture': 'Das ist kein Bild, das hier gelesen werden kann. Nichts wurde geändert.',
    full: 'Auf diesem Gerät ist kein Platz für das Foto. Nichts wurde geändert.',
    gone: 'Diese Partie ist nicht mehr auf diesem Gerät.',
    'no-shot': 'Die Kamera gab kein Bild. Versuche es noch einmal oder wähle eines aus.',
  },
};

export default photo;
