import type { ReactElement } from 'react';
import { Text } from 'react-native-svg';
import { displayFont } from '../../theme/displayFont';
import { tileFont } from '../entry/tileFont';
import { fitText } from './fitText';
import { pictureColors } from './pictureColors';

type Props = {
  children: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  min?: number;
  room: number;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
  /** In the face of titles. */
  title?: boolean;
  color?: 'text' | 'textMuted' | 'gold';
};

/** A line of the picture, as large as its room allows; none where there is nothing to say. */
export function PictureText(props: Props): ReactElement | null {
  const { children, x, y, size, min = size / 2, room, anchor = 'start' } = props;
  const { strong = false, title = false, color = 'text' } = props;
  if (children === '') return null;
  const fitted = fitText(children, { size, min, room });
  return (
    <Text
      x={x}
      y={y}
      fontSize={fitted.size}
      fontWeight={strong ? '700' : '400'}
      fontFamily={(title ? displayFont : undefined) ?? tileFont}
      textAnchor={anchor}
      fill={pictureColors[color]}
    >
      {fitted.text}
    </Text>
  );
}
