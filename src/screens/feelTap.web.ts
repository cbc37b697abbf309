/** A browser's vibration is a buzz, not a tap: better none. */
function feelNothing(): void {
  return;
}

export const feelTap = feelNothing satisfies typeof import('./feelTap').feelTap;
