const MARK = 0xff;
const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/** The markers of "application data": a camera writes time, place and owner there. */
const APPLICATION = { first: 0xe0, last: 0xef };
/** JFIF, and how Adobe's colours are meant: without these a picture may look different. */
const NEEDED = [0xe0, 0xee];
const PROFILE = { marker: 0xe2, name: 'ICC_PROFILE' };

interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly until: number;
}

/** All that stands before the pixels; null where this is no JPEG. */
function segmentsOf(jpeg: Uint8Array): Segment[] | null {
  if (jpeg[0] !== MARK || jpeg[1] !== START_OF_IMAGE) return null;
  const segments: Segment[] = [];
  let from = 2;
  while (jpeg[from] === MARK) {
    const marker = jpeg[from + 1] ?? 0;
    const length = (jpeg[from + 2] ?? 0) * 256 + (jpeg[from + 3] ?? 0);
    const until = from + 2 + length;
    if (length < 2 || until > jpeg.length) return null;
    segments.push({ marker, from, until });
    if (marker === START_OF_SCAN) return segments;
    from = until;
  }
  return null;
}

function isNeeded({ marker, from }: Segment, jpeg: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < APPLICATION.first || marker > APPLICATION.last) return true;
  if (marker !== PROFILE.marker) return NEEDED.includes(marker);
  const name = jpeg.subarray(from + 4, from + 4 + PROFILE.name.length);
  return String.fromCharCode(...name) === PROFILE.name;
}

/**
 * A picture and nothing about it: no place, no time, no camera, no small copy of what was cut off.
 * Null where this is no JPEG.
 */
export function bareJpeg(jpeg: Uint8Array): Uint8Array | null {
  const segments = segmentsOf(jpeg);
  const pixels = segments?.at(-1)?.until;
  if (segments === null || pixels === undefined) return null;
  const parts = [
    { from: 0, until: 2 },
    ...segments.filter((segment) => isNeeded(segment, jpeg)),
    { from: pixels, until: jpeg.length },
  ];
  const bare = new Uint8Array(parts.reduce((sum, { from, until }) => sum + until - from, 0));
  let at = 0;
  for (const { from, until } of parts) {
    bare.set(jpeg.subarray(from, until), at);
    at += until - from;
  }
  return bare;
}
