import type { ReactElement } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { Decoration } from '../Decoration';

export const MARKS = ['highest', 'lowest', 'last'] as const;
export type Mark = (typeof MARKS)[number];

type Props = { mark: Mark; x: number; y: number; color: string; ground: string };

/** A dot that stands out by its shape: a tip upwards, a tip downwards, a ring. */
export function MarkShape({ mark, x, y, color, ground }: Props): ReactElement {
  switch (mark) {
    case 'highest':
      return <Path d={`M${x} ${y - 7}L${x + 7} ${y + 5}H${x - 7}Z`} fill={color} />;
    case 'lowest':
      return <Path d={`M${x} ${y + 7}L${x + 7} ${y - 5}H${x - 7}Z`} fill={color} />;
    case 'last':
      return <Circle cx={x} cy={y} r={5} fill={ground} stroke={color} strokeWidth={3} />;
  }
}

/** The same shape beside the figure it stands for. */
export function MarkKey({ mark, color, ground }: Omit<Props, 'x' | 'y'>): ReactElement {
  return (
    <Decoration>
      <Svg width={16} height={16}>
        <MarkShape mark={mark} x={8} y={8} color={color} ground={ground} />
      </Svg>
    </Decoration>
  );
}
