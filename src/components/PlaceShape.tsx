import { Fragment, type ReactElement } from 'react';
import { Circle, Path, Text } from 'react-native-svg';
import type { ColorTokens } from '../theme/tokens';

export const PLACE_GRID = 36;
const CROWN = 'M7 15L4.5 4.5L12 10L18 2L24 10L31.5 4.5L29 15Z';

type Props = {
  rank: number;
  colors: Pick<ColorTokens, 'gold' | 'onGold' | 'surfaceMuted' | 'text'>;
};

/** A place's drawing, to be put inside an `Svg`; the first wears a crown, so that gold need not be seen. */
export function PlaceShape({ rank, colors }: Props): ReactElement {
  const first = rank === 1;
  return (
    <Fragment>
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
    </Fragment>
  );
}
