import { Platform } from 'react-native';

/** Figures on a tile are part of its drawing; an SVG on the web does not know the app's face. */
export const tileFont: string = Platform.select({
  web: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  default: 'System',
});
