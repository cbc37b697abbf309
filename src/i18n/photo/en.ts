/** The photo of the table that a game can have. */
const photo = {
  title: 'Photo of the table',
  text: 'It stays with the game on this device, comes along in the backup, and does not tell where it was taken.',
  take: 'Take a photo',
  choose: 'Choose a picture',
  takeAnother: 'Take another',
  chooseAnother: 'Choose another',
  remove: 'Remove the photo',
  open: 'Photo of the table. Look at it full screen',
  of: (which: string) => `Photo of the table: ${which}`,
  sight: 'What the camera sees',
  shot: 'The new photo',
  shoot: 'Take the photo',
  keep: 'Keep this photo',
  working: 'The photo is being made ready.',
  fetching: 'The photo is being fetched.',
  removed: 'The photo was removed.',
  replaced: 'The photo was replaced.',
  none: 'This game has no photo.',
  unreadable: 'This photo cannot be read. The game itself is all there.',
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Fit to the screen',
  refused: {
    'bad-picture': 'This is no picture that can be read here. Nothing was changed.',
    full: 'This device has no room for the photo. Nothing was changed.',
    gone: 'This game is no longer on this device.',
    'no-shot': 'The camera gave no picture. Try again, or choose one.',
  },
};

export type PhotoWords = typeof photo;
export default photo;
