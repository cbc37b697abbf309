import type { ReactElement } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Path, Text } from 'react-native-svg';
import { useTheme } from '../theme/useTheme';

const CROWN = 'M7 15L4.5 4.5L12 10L18 2L24 10L31.5 4.5L29 15Z';

type Props = { rank: number; label: string; size?: number };

/** A place as a number on a disc; the first wears a crown, so that gold need not be seen. */
export function PlaceMark({ rank, label, size = 44 }: Props): ReactElement {
  const { colors } = useTheme();
  const first = rank === 1;
  return (
    <View role="img" aria-label={label} accessible>
      <Svg width={size} height={size} viewBox="0 0 36 36">
        {first && <Path d={CROWN} fill={colors.gold} />}
        <Circle
          cx={18}
          cy={first ? 23 : 18}
          r={first ? 12 : 13}
          fill={first ? colors.gold : colors.surfaceMuted}
        />
        <Text
          x={18}
          y={first ? 28 : 23.5}
          fontSize={15}
          fontWeight="700"
          textAnchor="middle"
          fill={first ? colors.onGold : colors.text}
        >
          {rank}
        </Text>
      </Svg>
    </View>
  );
}
