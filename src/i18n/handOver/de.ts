import type { HandOverWords } from './en';

const handOver: HandOverWords = {
  code: {
    title: 'QR-Code',
    showPyramid: 'Meinen QR-Code zeigen',
    showTable: 'Diesen Tisch als QR-Code zeigen',
    showGame: 'Als QR-Code zeigen',
    showBox: 'Die Schachtel als QR-Code zeigen',
    pyramid: (name) => `Pyramide von ${name}`,
    pyramidHint: 'Auf dem Handy mit dem Tisch: den Tisch öffnen und diesen Code scannen.',
    table: (names) => `Tisch von ${names}`,
    tableHint:
      'Auf dem anderen Handy: Startseite, dann Scannen. Eine beendete Partie kommt dort in den Verlauf, die Notiz bleibt hier.',
    box: 'Die Schachtel',
    boxHint:
      'Auf dem anderen Handy: Startseite, dann Scannen. Es lernt die Landschaften, die es noch nicht kennt.',
    label: (what) => `QR-Code: ${what}`,
    tooLarge: 'Das ist zu viel für einen QR-Code. Schick es als Text oder als Datei.',
    copyHint:
      'Ohne Kamera: den Text kopieren, schicken und auf dem anderen Handy unter Scannen einfügen.',
    copy: 'Als Text kopieren',
  },
  scan: {
    title: 'Scannen',
    pyramid: 'Eine Pyramide scannen',
    aim: 'Halte die Kamera über den QR-Code auf dem anderen Handy.',
    camera: 'Kamerabild',
    starting: 'Die Kamera startet …',
    access: {
      refused:
        'Diese App darf die Kamera nicht benutzen. Erlaube es in den Einstellungen oder füge unten den Text ein.',
      none: 'Es wurde keine Kamera gefunden. Füge stattdessen unten den Text ein.',
      busy: 'Die Kamera liefert kein Bild; vielleicht benutzt sie eine andere App. Füge unten den Text ein oder versuche es noch einmal.',
    },
    again: 'Noch einmal versuchen',
    paste: 'Text eines Codes',
    usePasted: 'Den Text verwenden',
    refused: {
      'other-app': 'Dieser Code ist nicht von dieser App. Nichts wurde geändert.',
      damaged: 'Dieser Code ist beschädigt oder unvollständig. Nichts wurde geändert.',
      'newer-version':
        'Dieser Code stammt von einer neueren Version dieser App. Aktualisiere die App, um ihn zu lesen. Nichts wurde geändert.',
      full: 'Auf diesem Gerät ist kein Platz mehr. Nichts wurde geändert.',
    },
    seated: (name) => `${name} sitzt jetzt am Tisch.`,
    updated: (name) => `Die Pyramide von ${name} ist auf dem neuesten Stand.`,
    sameSeat: (name) => `Die Pyramide von ${name} ist schon da.`,
    seat: 'An welchem Platz?',
    newSeat: 'Neuer Platz',
    whoseSeat: (name) =>
      `Alle Plätze sind besetzt. Wessen Pyramide ersetzt die von ${name}? Rückgängig holt sie zurück.`,
    whichTable: (name) => `Eine Pyramide von ${name}. An welchen Tisch gehört sie?`,
    newTable: 'Einen neuen Tisch damit beginnen',
    toTable: 'Zum Tisch',
    game: {
      new: 'Die Partie ist jetzt in deinem Verlauf.',
      updated: 'Die Partie in deinem Verlauf ist auf dem neuesten Stand.',
      same: 'Diese Partie ist schon in deinem Verlauf.',
    },
    openGame: 'Die Partie öffnen',
    table: {
      new: 'Der Tisch ist jetzt auf diesem Handy.',
      updated: 'Der Tisch auf diesem Handy ist auf dem neuesten Stand.',
      same: 'Dieser Tisch ist schon auf diesem Handy.',
    },
    box: {
      new: (tiles) => `Für die Schachtel gelernt: ${tiles}.`,
      same: 'Die Schachtel kennt all diese Landschaften schon.',
    },
  },
};

export default handOver;
