import type { ColorTokens, Scheme } from './tokens';

const STYLE_ID = 'theme-focus';

/**
 * Around the app lies a page: overscroll, scroll bars, the browser's bar. It wears the theme too.
 * The focus ring lives here so that every pressable has it, and only for people on a keyboard.
 */
function paint(scheme: Scheme, colors: ColorTokens): void {
  const root = document.documentElement;
  root.style.backgroundColor = colors.background;
  root.style.colorScheme = scheme;
  document.body.style.backgroundColor = colors.background;

  // The page ships one per scheme for the time before the app runs; from here on the app decides.
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', colors.background);
  });

  let style = document.getElementById(STYLE_ID);
  if (!style) {
    style = document.createElement('style');
    style.id = STYLE_ID;
    document.head.append(style);
  }
  style.textContent = `:focus-visible { outline: 3px solid ${colors.focus}; outline-offset: 2px; }`;
}

export const paintDocument = paint satisfies typeof import('./paintDocument').paintDocument;
