import { useWindowDimensions } from 'react-native';
import { webTextScale } from './webTextScale';

/**
 * How wide the window is for text: its width as if the text had its normal size. A phone at twice
 * the text size has half the room, and layouts stack instead of squeezing words into slivers.
 */
export function useTextRoom(): number {
  const { width, fontScale } = useWindowDimensions();
  return width / (fontScale * webTextScale);
}

/** Below this, a drawing beside words leaves the words too little. */
export const ROOM_FOR_DRAWING_BESIDE_WORDS = 280;
