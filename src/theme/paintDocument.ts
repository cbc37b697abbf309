import { setBackgroundColorAsync } from 'expo-system-ui';
import type { ColorTokens, Scheme } from './tokens';

/** The root view shows during rotation and behind the keyboard: it wears the page's colour. */
export function paintDocument(_scheme: Scheme, colors: ColorTokens): void {
  void setBackgroundColorAsync(colors.background);
}
