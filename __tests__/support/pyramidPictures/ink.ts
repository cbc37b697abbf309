/** A printed colour as a printer's swatch names it: hue in degrees, saturation and lightness 0 to 1. */
export interface Ink {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Light that comes back from paper, linear, 0 to 1. */
export type Rgb = readonly [number, number, number];

export function ink(hue: number, saturation: number, lightness: number): Ink {
  return { hue, saturation, lightness };
}

export function shade(base: Ink, lighter: number, richer = 1, turn = 0): Ink {
  return {
    hue: base.hue + turn,
    saturation: Math.min(1, Math.max(0, base.saturation * richer)),
    lightness: Math.min(0.98, Math.max(0.02, base.lightness + lighter)),
  };
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function toRgb({ hue, saturation, lightness }: Ink): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const k = (((turn + hue / 30) % 12) + 12) % 12;
    return linear(lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

export function blend(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
