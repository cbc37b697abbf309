import type { ReactElement } from 'react';
import { useTheme } from '../../theme/useTheme';
import { TILE_GRID } from '../TileFace';
import { Path, Rect, Svg } from './svg';

type Props = { size: number; current: boolean };

/** Where a tile is to go; a plus where the next one goes. */
export function EmptyCell({ size, current }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
      <Rect
        x={1}
        y={1}
        width={46}
        height={46}
        rx={8}
        fill={current ? colors.surfaceMuted : 'none'}
        stroke={colors.controlBorder}
        strokeWidth={0.8}
        strokeDasharray="2.6 2"
      />
      {current && (
        <Path d="M24 18V30M18 24H30" stroke={colors.text} strokeWidth={2} strokeLinecap="round" />
      )}
    </Svg>
  );
}
