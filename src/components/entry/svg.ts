/** What tiles are drawn with; the web's twin names the browser's own elements. */
export { Circle, default as Svg, G, Path, Rect, Text } from 'react-native-svg';
