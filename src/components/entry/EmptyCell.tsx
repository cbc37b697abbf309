import type { ReactElement } from 'react';
import type { Color } from '../../engine/tile';
import { useTheme } from '../../theme/useTheme';
import { TILE_GRID } from '../TileFace';
import { Mark } from './Mark';
import { Path, Rect, Svg } from './svg';

type Props = { size: number; current: boolean; hint: Color | null };

/** Where a tile is to go, in the colour that was read of it; a plus where the next one goes. */
export function EmptyCell({ size, current, hint }: Props): ReactElement {
  const { colors, tiles } = useTheme();
  const ground = current ? colors.surfaceMuted : 'none';
  // Above the plus, so that both are seen.
  const mark = current ? 'translate(31 3) scale(0.55)' : 'translate(13.2 13.2) scale(0.9)';
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
      <Rect
        x={1}
        y={1}
        width={46}
        height={46}
        rx={8}
        fill={hint === null ? ground : tiles[hint].fill}
        stroke={hint === null ? colors.controlBorder : tiles[hint].edge}
        strokeWidth={0.8}
        strokeDasharray="2.6 2"
      />
      {hint !== null && <Mark color={hint} transform={mark} />}
      {current && (
        <Path
          d="M24 18V30M18 24H30"
          stroke={hint === null ? colors.text : tiles[hint].ink}
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
    </Svg>
  );
}
