import { Fragment, type ReactElement } from 'react';
import type { Color, Region } from '../../engine/tile';
import type { TileColors } from '../../theme/tileColors';
import { useTheme } from '../../theme/useTheme';
import { Mark } from './Mark';
import { Rect, Text } from './svg';
import { tileFont } from './tileFont';

const SWATCH = 9.6;
const RIGHT = 43.5;
const TOP = 34;

/** A colour that a tile asks for, with its mark. */
function Swatch({ color, x }: { color: Color; x: number }): ReactElement {
  const { fill, edge } = useTheme().tiles[color];
  return (
    <Fragment>
      <Rect
        x={x}
        y={TOP}
        width={SWATCH}
        height={SWATCH}
        rx={2.5}
        fill={fill}
        stroke={edge}
        strokeWidth={1}
      />
      <Mark color={color} transform={`translate(${x + 1.8} ${TOP + 1.8}) scale(0.25)`} />
    </Fragment>
  );
}

type Props = { tile: Region; counted: number | null; look: TileColors };

function caption({ tile, counted }: Props): string | null {
  if (tile.type === 'forest') {
    return counted === null ? `${tile.needs.count}` : `${counted}/${tile.needs.count}`;
  }
  return tile.mystic === null ? null : `✦${tile.mystic}`;
}

function colorsOf(tile: Region): readonly Color[] {
  if (tile.type === 'forest') return tile.needs.colors;
  return tile.type === 'irrigation' ? [tile.needs.color] : [];
}

/** The foot of a tile: what it needs, how far that is met, its mystic value. */
export function TileNeeds(props: Props): ReactElement {
  const text = caption(props);
  const colors = colorsOf(props.tile);
  // Many colours move together rather than off the tile.
  const step = colors.length < 3 ? SWATCH + 0.8 : 20 / colors.length;
  return (
    <Fragment>
      {text !== null && (
        <Text
          x={4.5}
          y={43}
          fontSize={10.5}
          fontWeight="700"
          fontFamily={tileFont}
          fill={props.look.ink}
        >
          {text}
        </Text>
      )}
      {colors.map((color, index) => (
        <Swatch key={color} color={color} x={RIGHT - SWATCH - (colors.length - 1 - index) * step} />
      ))}
    </Fragment>
  );
}
