import type { ReactElement } from 'react';
import type { Color } from '../../engine/tile';
import { useTheme } from '../../theme/useTheme';
import { colorMarks } from '../glyphs/colorMarks';
import { Path } from './svg';

type Props = { color: Color; transform: string };

/** A colour's mark in its ink, to be put inside an `Svg`: one path, for tiles are drawn often. */
export function Mark({ color, transform }: Props): ReactElement {
  const { ink } = useTheme().tiles[color];
  return <Path d={outlineOf(color)} fill={ink} transform={transform} />;
}

function outlineOf(color: Color): string {
  return colorMarks[color].map(({ d }) => d).join('');
}
