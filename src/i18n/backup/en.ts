import { counter } from '../plural';

const games = counter('en', { one: 'game', other: 'games' });
const tables = counter('en', { one: 'open table', other: 'open tables' });
const tiles = counter('en', { one: 'tile', other: 'tiles' });
const photos = counter('en', { one: 'photo', other: 'photos' });
const records = counter('en', { one: 'record', other: 'records' });

/** Everything in a file and back, the games as a table, the box for others. */
const backup = {
  title: 'Backup',
  hint: 'Everything in one file, and back again',
  save: {
    title: 'Save',
    text: 'All games, open tables, photos, the box, players and settings in one file. Keep it somewhere else than on this device.',
    backup: 'Save a backup',
    photos: (n: number, megabytes: number) =>
      `With ${photos(n)} the file takes about ${megabytes} MB.`,
    tooManyPhotos:
      'That is more than one file holds: the photos of the oldest games will be left out.',
    csv: 'CSV for a spreadsheet',
    csvText: 'The spreadsheet has a line for each player of each game. It cannot be restored from.',
  },
  open: {
    title: 'Restore',
    text: 'A backup, a game or a box that somebody shared. You see what is in it before anything happens.',
    button: 'Restore from a file',
  },
  erase: {
    title: 'Erase everything',
    text: 'All games, photos, tables, tiles, players and settings are taken off this device. It can be undone for as long as you stay on this page.',
    button: 'Erase all of it now',
  },
  box: { share: 'Share the box', added: (n: number) => `Added to the box: ${tiles(n)}` },
  work: {
    saving: 'Writing the backup',
    csv: 'Writing the spreadsheet',
    reading: 'Checking the file',
    restoring: 'Restoring',
    erasing: 'Erasing',
    undoing: 'Undoing',
  },
  progress: (done: number, of: number) => `${done} of ${of}`,
  cancel: 'Cancel',
  preview: {
    backup: (date: string) => `Backup of ${date}`,
    box: 'A box of tiles',
    inside: (what: string) => `In the file: ${what}`,
    added: (what: string) => `New on this device: ${what}`,
    same: (n: number) => `The same on both: ${games(n)}`,
    different: (n: number) => `Different on both: ${games(n)}. Adding keeps this device’s.`,
    missing: (what: string) => `Only on this device: ${what}. Replacing takes them away.`,
    unreadable: (n: number) =>
      `Could not be read when the backup was made: ${records(n)}. They come back as they are.`,
    nothing: 'nothing',
    merge: 'Add to what is here',
    replace: 'Replace everything',
    addBox: 'Add to the box',
    game: 'A game',
    gameKnown: 'It is in your history already; the one in the file takes its place.',
    addGame: 'Into the history',
    close: 'Leave everything as it is',
  },
  games,
  tables,
  photos,
  tiles,
  done: {
    merged: (what: string) => `Added: ${what}`,
    mergedRest: 'The box and the remembered players were added to.',
    replaced: (date: string) => `Everything is now as in the backup of ${date}.`,
    erased: 'Everything is erased.',
    undone: 'Everything is as it was before.',
    nothingNew: 'Everything in the file is on this device already.',
    leftOut: (n: number) => `Not in it, as nobody can read them: ${games(n)}.`,
    photosLeftOut: (n: number) => `Not in it, as nobody can read them: ${photos(n)}.`,
    photosTooMany: (n: number) =>
      `Not in it, as one file holds no more: ${photos(n)} of the oldest games. They stay on this device.`,
  },
  given: {
    shared: 'The file was handed on.',
    downloaded: 'The file is in your downloads.',
    cancelled: 'The file was not handed on.',
    failed: 'This device could not hand on the file.',
  },
  refused: {
    'not-ours': 'This file is not from this app. Nothing was changed.',
    damaged:
      'This file is damaged: something in it was changed or cut off. Nothing was changed here.',
    'newer-version':
      'This file was made by a newer version of this app. Update the app to open it. Nothing was changed.',
    'too-large': 'This file is far too large to be of this app. Nothing was changed.',
    unreadable: 'This device could not read the file. Nothing was changed.',
    cancelled: 'Cancelled. Everything is as it was.',
    full: 'This device has no room for it. Nothing was changed. When replacing, erasing everything first makes room.',
  },
  csv: { godName: 'Name of the God', date: 'Date', player: 'Player', rank: 'Place' },
};

export type BackupWords = typeof backup;
export default backup;
