import type { ReactElement } from 'react';
import Svg from 'react-native-svg';
import type { Color, TileType } from '../engine/tile';
import { Decoration } from './Decoration';
import { TILE_GRID, TileFace } from './TileFace';

type Props = { type: TileType; color?: Color | undefined; size?: number };

/** A region tile, drawn. Its name belongs beside it in words, so the drawing stays silent. */
export function TileGlyph({ type, color, size = 48 }: Props): ReactElement {
  return (
    <Decoration>
      <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
        <TileFace type={type} color={color} />
      </Svg>
    </Decoration>
  );
}
