/** Handing a result to other people and other apps. */
const share = {
  title: 'Share',
  preview: (victory: string) => `The picture: ${victory}`,
  picture: 'Share the picture',
  text: {
    action: 'Share as text',
    /** How the game is called in a chat. */
    game: 'Orbis',
    line: (place: number, name: string, points: string) => `${place}. ${name}: ${points}`,
  },
  file: {
    action: 'Share the table file',
    about: 'The table file holds every tile, so that the game can be kept or scored elsewhere.',
  },
  bgStats: {
    action: 'Send to BG Stats',
    about:
      'BG Stats is a separate app: names, points, place and note go to it when you press this.',
    copyLink: 'Copy the link for BG Stats',
  },
  what: {
    picture: 'Picture',
    text: 'Text',
    file: 'Table file',
    bgStats: 'BG Stats',
    link: 'Link',
  },
  became: {
    shared: 'passed to the share menu',
    downloaded: 'saved to your downloads',
    copied: 'copied, ready to paste',
    opened: 'opened',
    cancelled: 'not shared',
    failed: 'this device could not do it',
  },
  status: (what: string, became: string) => `${what}: ${became}.`,
};

export type ShareWords = typeof share;
export default share;
