/**
 * A drawing on a 24 by 24 grid in one ink. `fill` shapes are solid, with holes by the even-odd
 * rule; `line` shapes are strokes with round ends. `soft` parts stand back, for depth at large
 * sizes; a glyph must read without them.
 */
export type GlyphPart = {
  readonly d: string;
  readonly kind: 'fill' | 'line';
  readonly soft?: true;
  readonly width?: number;
};

export type Glyph = readonly GlyphPart[];

export const GLYPH_GRID = 24;
