/** A decoded picture: four bytes a pixel (red, green, blue, alpha), rows from the top. */
export interface Picture {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that holds the pyramid, in pixels: five tiles wide and four high. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function wholePicture({ width, height }: Picture): Frame {
  return { x: 0, y: 0, width, height };
}
