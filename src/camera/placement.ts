export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Size, Point {}

/** Where a picture is drawn in a view, which may show only a part of it. */
export interface Placement extends Point {
  /** Points of the view for a pixel of the picture. */
  readonly scale: number;
}

function inTheMiddle(view: Size, picture: Size, scale: number): Placement {
  return {
    scale,
    x: (view.width - picture.width * scale) / 2,
    y: (view.height - picture.height * scale) / 2,
  };
}

/** As a camera's preview is drawn: it fills the view and is cut off evenly. */
export function covering(view: Size, picture: Size): Placement {
  const scale = Math.max(view.width / picture.width, view.height / picture.height);
  return inTheMiddle(view, picture, scale);
}

/** As large as it can be with all of it in sight. */
export function contained(view: Size, picture: Size): Placement {
  const scale = Math.min(view.width / picture.width, view.height / picture.height);
  return inTheMiddle(view, picture, scale);
}

/** As wide as a part of the view, in its middle: a picture that was cut to the frame lies right. */
export function fitting(part: Rect, picture: Size): Placement {
  const scale = part.width / picture.width;
  return { scale, x: part.x, y: part.y + (part.height - picture.height * scale) / 2 };
}

/** Larger or smaller about a point of the view, which stays where it is. */
export function zoomedAt({ scale, x, y }: Placement, at: Point, factor: number): Placement {
  const about = (middle: number, edge: number) => middle - (middle - edge) * factor;
  return { scale: scale * factor, x: about(at.x, x), y: about(at.y, y) };
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

/** Larger or smaller about the middle of the view. */
export function zoomed(placement: Placement, view: Size, factor: number): Placement {
  return zoomedAt(placement, middleOf(view), factor);
}

export function shifted({ scale, x, y }: Placement, right: number, down: number): Placement {
  return { scale, x: x + right, y: y + down };
}

/** A part of the view in whole pixels of the picture, no further than its edges. */
export function inPicture({ scale, x, y }: Placement, part: Rect, picture: Size): Rect {
  const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const left = clamp((part.x - x) / scale, picture.width - 1);
  const top = clamp((part.y - y) / scale, picture.height - 1);
  return {
    x: left,
    y: top,
    width: Math.max(1, clamp((part.x + part.width - x) / scale, picture.width) - left),
    height: Math.max(1, clamp((part.y + part.height - y) / scale, picture.height) - top),
  };
}

/** The pyramid's frame in a view: five tiles wide and four high, as large as fits, in the middle. */
export function frameIn(view: Size, margin: number): Rect {
  const tile = Math.min((view.width - 2 * margin) / 5, (view.height - 2 * margin) / 4);
  const [width, height] = [5 * tile, 4 * tile];
  return { x: (view.width - width) / 2, y: (view.height - height) / 2, width, height };
}
