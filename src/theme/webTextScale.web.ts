const BROWSER_DEFAULT = 16;

/**
 * react-native-web writes font sizes in px, which ignore the size a person chose in the browser.
 * The root element knows that choice; we scale by it.
 */
function read(): number {
  if (typeof document === 'undefined') return 1;
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(root) && root > 0 ? root / BROWSER_DEFAULT : 1;
}

export const webTextScale: number = read() satisfies typeof import('./webTextScale').webTextScale;
