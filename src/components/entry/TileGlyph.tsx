import { Fragment, type ReactElement } from 'react';
import type { Glyph } from '../glyphs/glyph';
import { Path } from './svg';

const LINE_WIDTH = 2;
const SOFT_OPACITY = 0.5;

/** What `GlyphShape` draws, of the elements that tiles are drawn with. */
export function TileGlyph({ glyph, ink }: { glyph: Glyph; ink: string }): ReactElement {
  return (
    <Fragment>
      {glyph.map(({ d, kind, soft, width = LINE_WIDTH }) => {
        const opacity = soft === true ? SOFT_OPACITY : 1;
        return kind === 'fill' ? (
          <Path key={d} d={d} fill={ink} fillRule="evenodd" opacity={opacity} />
        ) : (
          <Path
            key={d}
            d={d}
            fill="none"
            stroke={ink}
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={opacity}
          />
        );
      })}
    </Fragment>
  );
}
