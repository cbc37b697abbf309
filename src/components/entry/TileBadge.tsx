import type { ReactElement } from 'react';
import { badgeColors, type Badge } from '../../theme/tileColors';
import { G, Path, Rect, Text } from './svg';
import { tileFont } from './tileFont';

const TWICE = '2\u00D7';
const EXCLAMATION = '!';

type Props = {
  badge: Badge;
  /** The usual place is taken. */
  aside?: boolean;
};

/** Pinned at a tile's side: a triangle warns, a small plate tells. */
export function TileBadge({ badge, aside = false }: Props): ReactElement {
  const { fill, ink } = badgeColors[badge];
  const text = {
    fontFamily: tileFont,
    fontWeight: '800',
    fill: ink,
    textAnchor: 'middle',
  } as const;
  return badge === 'warning' ? (
    <G transform="translate(2.5 17)">
      <Path
        d="M7 0.8L13.6 12.6H0.4Z"
        fill={fill}
        stroke={ink}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <Text {...text} x={7} y={11.4} fontSize={9}>
        {EXCLAMATION}
      </Text>
    </G>
  ) : (
    <G transform={`translate(${aside ? 31 : 1.5} 18)`}>
      <Rect width={15} height={11} rx={3} fill={fill} stroke={ink} strokeWidth={1.1} />
      <Text {...text} x={7.5} y={8.7} fontSize={9}>
        {TWICE}
      </Text>
    </G>
  );
}
