import { palette } from './palette';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What a colour is for. Screens and components know these names and no hex value. */
export type ColorTokens = {
  /** the page */
  background: string;
  /** a card on the page */
  surface: string;
  /** a quiet area on a card or the page: a chip, a table head */
  surfaceMuted: string;
  /** a card while a finger is on it */
  surfacePressed: string;
  /** a line that only decorates */
  border: string;
  /** a line that shows where a control is */
  controlBorder: string;
  text: string;
  textMuted: string;
  primary: string;
  primaryPressed: string;
  onPrimary: string;
  /** glyphs and words that lead somewhere or are chosen */
  accent: string;
  focus: string;
  /** the sky of the app's own drawing, and what is written or drawn on it */
  skyTop: string;
  skyBottom: string;
  star: string;
  gold: string;
  onGold: string;
  /** the round ground of a God's glyph, and the glyph */
  godGround: string;
  godInk: string;
};

const light: ColorTokens = {
  background: palette.parchment100,
  surface: palette.parchment50,
  surfaceMuted: palette.parchment200,
  surfacePressed: palette.parchment200,
  border: palette.parchment300,
  controlBorder: palette.parchment600,
  text: palette.ink900,
  textMuted: palette.ink600,
  primary: palette.indigo700,
  primaryPressed: palette.indigo800,
  onPrimary: palette.parchment50,
  accent: palette.indigo600,
  focus: palette.azure,
  skyTop: palette.night900,
  skyBottom: palette.dusk,
  star: palette.moon,
  gold: palette.gold,
  onGold: palette.night950,
  godGround: palette.indigo700,
  godInk: palette.parchment100,
};

const dark: ColorTokens = {
  background: palette.night950,
  surface: palette.night900,
  surfaceMuted: palette.night850,
  surfacePressed: palette.night800,
  border: palette.night800,
  controlBorder: palette.night400,
  text: palette.moon,
  textMuted: palette.night200,
  primary: palette.indigo300,
  primaryPressed: palette.indigo200,
  onPrimary: palette.night950,
  accent: palette.indigo300,
  focus: palette.sky,
  skyTop: palette.night950,
  skyBottom: palette.night800,
  star: palette.moon,
  gold: palette.gold,
  onGold: palette.night950,
  godGround: palette.night100,
  godInk: palette.indigo800,
};

export const colorTokens: Record<Scheme, ColorTokens> = { light, dark };
