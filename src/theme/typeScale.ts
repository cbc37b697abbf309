import type { TextStyle } from 'react-native';
import { displayFont } from './displayFont';
import { webTextScale } from './webTextScale';

type Step = { size: number; line: number; weight: NonNullable<TextStyle['fontWeight']> };

const steps = {
  display: { size: 34, line: 40, weight: '700' },
  title: { size: 26, line: 32, weight: '700' },
  heading: { size: 19, line: 26, weight: '700' },
  body: { size: 16, line: 24, weight: '400' },
  bodyStrong: { size: 16, line: 24, weight: '600' },
  label: { size: 15, line: 20, weight: '600' },
  caption: { size: 14, line: 20, weight: '400' },
} satisfies Record<string, Step>;

export type TextVariant = keyof typeof steps;

const DISPLAY_VARIANTS: readonly TextVariant[] = ['display', 'title', 'heading'];

function style(variant: TextVariant): TextStyle {
  const { size, line, weight } = steps[variant];
  return {
    fontSize: size * webTextScale,
    lineHeight: line * webTextScale,
    fontWeight: weight,
    ...(DISPLAY_VARIANTS.includes(variant) && displayFont !== undefined
      ? { fontFamily: displayFont }
      : {}),
  };
}

export const typeScale: Record<TextVariant, TextStyle> = {
  display: style('display'),
  title: style('title'),
  heading: style('heading'),
  body: style('body'),
  bodyStrong: style('bodyStrong'),
  label: style('label'),
  caption: style('caption'),
};
