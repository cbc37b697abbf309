/**
 * react-native-svg wraps each element in a component that translates its props. Tiles only use what
 * the browser reads as it is, and a placed tile has to be seen in the next frame.
 */
const HOST = {
  Svg: 'svg',
  G: 'g',
  Circle: 'circle',
  Path: 'path',
  Rect: 'rect',
  Text: 'text',
} as unknown as typeof import('./svg');

export const { Svg, G, Circle, Path, Rect, Text } = HOST;
