/** From one phone to another: the code that is shown, and the camera that reads it. */
const handOver = {
  code: {
    title: 'QR code',
    showPyramid: 'Show my QR code',
    showTable: 'Show this table as a QR code',
    showGame: 'Show as a QR code',
    showBox: 'Show the box as a QR code',
    pyramid: (name: string) => `Pyramid of ${name}`,
    pyramidHint: 'On the phone with the table: open the table and scan this code.',
    table: (names: string) => `Table of ${names}`,
    tableHint:
      'On the other phone: Home, then Scan. A finished game goes into its history, the note stays here.',
    box: 'The box',
    boxHint: 'On the other phone: Home, then Scan. It learns the tiles it does not know yet.',
    label: (what: string) => `QR code: ${what}`,
    tooLarge: 'This is too much for a QR code. Send it as text, or as a file.',
    copyHint:
      'Without a camera: copy the text, send it, and paste it on the other phone under Scan.',
    copy: 'Copy as text',
  },
  scan: {
    title: 'Scan',
    pyramid: 'Scan a pyramid',
    aim: 'Hold the camera over the QR code on the other phone.',
    camera: 'Camera picture',
    starting: 'Starting the camera …',
    access: {
      refused:
        'This app may not use the camera. Allow it in the settings, or paste the text below.',
      none: 'No camera was found. Paste the text below instead.',
      busy: 'The camera gives no picture; another app may be using it. Paste the text below, or try again.',
    },
    again: 'Try again',
    paste: 'Text of a code',
    usePasted: 'Use the text',
    refused: {
      'other-app': 'This code is not from this app. Nothing was changed.',
      damaged: 'This code is damaged or not complete. Nothing was changed.',
      'newer-version':
        'This code comes from a newer version of this app. Update the app to read it. Nothing was changed.',
      full: 'This device has no room left. Nothing was changed.',
    },
    seated: (name: string) => `${name} is at the table now.`,
    updated: (name: string) => `The pyramid of ${name} is up to date.`,
    sameSeat: (name: string) => `The pyramid of ${name} is here already.`,
    seat: 'At which seat?',
    newSeat: 'New seat',
    whoseSeat: (name: string) =>
      `Every seat is taken. Whose pyramid does the one of ${name} replace? Undo brings it back.`,
    whichTable: (name: string) => `A pyramid of ${name}. At which table does it belong?`,
    newTable: 'Begin a new table with it',
    toTable: 'To the table',
    game: {
      new: 'The game is in your history now.',
      updated: 'The game in your history is up to date.',
      same: 'This game is in your history already.',
    },
    openGame: 'Open the game',
    table: {
      new: 'The table is on this phone now.',
      updated: 'The table on this phone is up to date.',
      same: 'This table is on this phone already.',
    },
    box: {
      new: (tiles: string) => `Learned for the box: ${tiles}.`,
      same: 'The box knows all these tiles already.',
    },
  },
};

export type HandOverWords = typeof handOver;
export default handOver;
