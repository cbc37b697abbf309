/** A browser's vibration is a buzz, not a tap: better none. */
function feelNothing(): void {
  return;
}

export const feelPlacing = feelNothing satisfies typeof import('./feelPlacing').feelPlacing;
