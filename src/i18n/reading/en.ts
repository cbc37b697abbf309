/** Reading a pyramid's colours by camera. */
const reading = {
  title: 'Read colors',
  aim: 'Hold the phone flat over the pyramid, the first row at the bottom, until the tiles lie in the frame.',
  frame: 'Frame for the pyramid: rows of 5, 4, 3 and 2',
  access: {
    refused: 'This app may not use the camera. Allow it in the settings, or choose a picture.',
    none: 'No camera was found. Choose a picture instead.',
    busy: 'The camera gives no picture; another app may be using it. Choose a picture, or try again.',
  },
  shoot: 'Read the colors',
  looking: 'Reading…',
  choose: 'Choose a picture',
  adjust: 'Drag the picture until the tiles lie in the frame.',
  larger: 'Larger',
  smaller: 'Smaller',
  left: 'Move left',
  right: 'Move right',
  up: 'Move up',
  down: 'Move down',
  again: 'Take another picture',
  failed: {
    'bad-picture': 'This picture could not be read. Try another one.',
    'too-small': 'This picture is too small. Try another one.',
    'no-shot': 'The camera gave no picture. Try again, or choose one.',
  },
  review: (sure: string) => `${sure} for sure. Tap a tile to change it.`,
  unsure: 'Not sure about these',
  unsureCell: (place: string) => `${place}: which color?`,
  mend: (place: string) => `${place}: choose its color`,
  leave: 'Leave empty',
  cell: (place: string, what: string) => `${place}: ${what}`,
  notSure: (first: string, second: string) => `not sure, ${first} or ${second}`,
  kept: (what: string) => `stays: ${what}`,
  nothing: 'left empty',
  overwrite: 'Also change tiles already entered',
  overwriteText: 'Otherwise they stay as they are.',
  accept: 'Use these colors',
};

export type ReadingWords = typeof reading;
export default reading;
