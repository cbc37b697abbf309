import { Platform } from 'react-native';

/**
 * Titles wear the system's own book face: no font to ship or load, and it holds German, Polish
 * and Cyrillic letters on every platform.
 */
export const displayFont: string | undefined = Platform.select({
  ios: 'Georgia',
  android: 'serif',
  web: 'Georgia, "Iowan Old Style", "Noto Serif", "Liberation Serif", serif',
});
