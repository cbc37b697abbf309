/** A 4-point scale. */
export const spacing = {
  none: 0,
  xs: 4,
  sm: 8,
  md: 12,
  lg: 16,
  xl: 24,
  xxl: 32,
  xxxl: 48,
} as const;

export const radii = { sm: 8, md: 12, lg: 16, xl: 24, round: 999 } as const;

/** Nothing that can be pressed is smaller than this in either direction. */
export const MIN_TARGET = 48;

/** Wider than this, lines of text get hard to follow: tablets and desktops keep a margin. */
export const MAX_CONTENT_WIDTH = 720;
