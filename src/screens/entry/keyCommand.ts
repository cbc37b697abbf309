import type { Color } from '../../engine/tile';
import type { Direction } from './cursor';

export type KeyCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'wilderness' }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'token' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const PLAIN: Readonly<Record<string, KeyCommand>> = {
  arrowleft: { kind: 'move', direction: 'left' },
  arrowright: { kind: 'move', direction: 'right' },
  arrowup: { kind: 'move', direction: 'up' },
  arrowdown: { kind: 'move', direction: 'down' },
  r: { kind: 'color', color: 'red' },
  b: { kind: 'color', color: 'blue' },
  g: { kind: 'color', color: 'green' },
  y: { kind: 'color', color: 'yellow' },
  w: { kind: 'color', color: 'white' },
  x: { kind: 'wilderness' },
  c: { kind: 'token' },
  delete: { kind: 'clear' },
  backspace: { kind: 'clear' },
};

/** What a key means here; null leaves it to the browser. */
export function keyCommand(press: KeyPress): KeyCommand | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { kind: 'redo' } : null;
  }
  if (/^[0-9]$/.test(key)) return { kind: 'digit', digit: Number(key) };
  return PLAIN[key] ?? null;
}
