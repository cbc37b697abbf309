import type { ReactElement } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import { useTheme } from '../theme/useTheme';
import { PLACE_GRID, PlaceShape } from './PlaceShape';

type Props = { rank: number; label: string; size?: number };

/** A place as a number on a disc. */
export function PlaceMark({ rank, label, size = 44 }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View role="img" aria-label={label} accessible>
      <Svg width={size} height={size} viewBox={`0 0 ${PLACE_GRID} ${PLACE_GRID}`}>
        <PlaceShape rank={rank} colors={colors} />
      </Svg>
    </View>
  );
}
