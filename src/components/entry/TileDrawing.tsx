import { memo, type ReactElement } from 'react';
import type { Tile } from '../../engine/tile';
import { useTheme } from '../../theme/useTheme';
import { tileGlyphs } from '../glyphs/tileGlyphs';
import { TILE_GRID } from '../TileFace';
import { Mark } from './Mark';
import { G, Rect, Svg } from './svg';
import { TileBadge } from './TileBadge';
import { TileGlyph } from './TileGlyph';
import { TileNeeds } from './TileNeeds';
import { TilePoints } from './TilePoints';

type Props = {
  tile: Tile;
  size: number;
  /** What it scores where it lies; its printed points where it does not lie anywhere yet. */
  scores?: number;
  nullified?: boolean;
  counted?: number | null;
  misplaced?: boolean;
  twice?: boolean;
};

/** How often the effect is drawn, and how: a tile with two temples shows two. */
const EFFECT_PLACES: Record<number, readonly string[]> = {
  1: ['translate(12 13) scale(1)'],
  2: ['translate(5.5 14.5) scale(0.74)', 'translate(24.7 14.5) scale(0.74)'],
  3: [
    'translate(3 16) scale(0.57)',
    'translate(17.2 16) scale(0.57)',
    'translate(31.4 16) scale(0.57)',
  ],
};

/** Points stand in the corner of a bare tree, so it steps aside. */
const BARE_TREE = ['translate(9 17) scale(1)'] as const;

function placesOf(tile: Tile): readonly string[] {
  if (tile.type === 'wilderness') return BARE_TREE;
  return EFFECT_PLACES[tile.type === 'temple' ? tile.temples : 1] ?? [];
}

/**
 * A tile as one drawing: effect, colour and its mark, points, and what became of them. To be put
 * inside something that says the same in words.
 */
function Drawing(props: Props): ReactElement {
  const { tile, size, nullified = false, counted = null, misplaced, twice } = props;
  const theme = useTheme();
  const wild = tile.type === 'wilderness';
  const look = wild ? theme.wilderness : theme.tiles[tile.color];
  const points = wild ? -1 : tile.points;
  const places = placesOf(tile);
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${TILE_GRID} ${TILE_GRID}`}>
      <Rect
        x={1}
        y={1}
        width={46}
        height={46}
        rx={8}
        fill={look.fill}
        stroke={look.edge}
        strokeWidth={1.6}
      />
      {places.map((place) => (
        <G key={place} transform={place} opacity={nullified ? 0.4 : 1}>
          <TileGlyph glyph={tileGlyphs[tile.type]} ink={look.ink} />
        </G>
      ))}
      {!wild && <Mark color={tile.color} transform="translate(5 5) scale(0.44)" />}
      <TilePoints
        points={points}
        scores={props.scores ?? points}
        nullified={nullified}
        token={'cancelled' in tile && tile.cancelled}
        look={look}
      />
      {!wild && <TileNeeds tile={tile} counted={counted} look={look} />}
      {twice === true && <TileBadge badge="notice" aside={misplaced === true} />}
      {misplaced === true && <TileBadge badge="warning" />}
    </Svg>
  );
}

export const TileDrawing = memo(Drawing);
