import { Platform } from 'react-native';

/**
 * A button that is the current one of a set. Phones call that selected; the web knows `selected` for
 * tabs and options only, and has `current` for the rest.
 */
export function currentState(current: boolean): object {
  return Platform.OS === 'web' ? { 'aria-current': current } : { 'aria-selected': current };
}
