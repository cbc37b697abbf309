import type { ReactElement } from 'react';
import Svg, { Circle, Text } from 'react-native-svg';
import type { Face } from '../box/boxTile';
import { useTheme } from '../theme/useTheme';
import { Decoration } from './Decoration';
import { TILE_GRID, TileFace } from './TileFace';

type Props = { face: Face; size?: number };

/** A tile with its Creation Points, as it lies on the table. The words beside it say the same. */
export function TileArt({ face, size = 60 }: Props): ReactElement {
  const { fill, edge, ink } = useTheme().tiles[face.color];
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
        <TileFace type={face.type} color={face.color} />
        {face.points > 0 && (
          <>
            <Circle cx={38} cy={10} r={8.5} fill={fill} stroke={edge} strokeWidth={1.5} />
            <Text x={38} y={14.2} fontSize={12} fontWeight="700" textAnchor="middle" fill={ink}>
              {face.points}
            </Text>
          </>
        )}
      </Svg>
    </Decoration>
  );
}
