import type { KeyCommand } from './keyCommand';

/** Phones have no keys; the web's twin has them. */
export function useKeys(_onCommand: (command: KeyCommand) => void): void {
  return;
}
