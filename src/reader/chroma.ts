/**
 * A place on the plane of colours: Oklab's a and b, each over its lightness, so that the same paper
 * lies at the same place in light and in shadow. Grey is the origin.
 */
export interface Chroma {
  readonly x: number;
  readonly y: number;
}

/** Linear red, green and blue. */
export type Rgb = readonly [number, number, number];

/** Keeps black from lying anywhere: noise there has every colour. */
const DARKNESS = 0.002;

/** Where light lies once it is freed of the lamp's colour. */
export function chromaOf(red: number, green: number, blue: number, lamp: Rgb): Chroma {
  const r = red / lamp[0] + DARKNESS;
  const g = green / lamp[1] + DARKNESS;
  const b = blue / lamp[2] + DARKNESS;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return {
    x: (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) / lightness,
    y: (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s) / lightness,
  };
}

/** Brightness as a logarithm, so that half the light is the same step everywhere. */
export function brightness(red: number, green: number, blue: number): number {
  return Math.log(0.2126 * red + 0.7152 * green + 0.0722 * blue + DARKNESS);
}
