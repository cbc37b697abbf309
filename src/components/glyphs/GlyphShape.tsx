import { Fragment, type ReactElement } from 'react';
import { Path } from 'react-native-svg';
import type { Glyph } from './glyph';

const LINE_WIDTH = 2;
const SOFT_OPACITY = 0.5;

/** A glyph's paths, to be put inside an `Svg`. */
export function GlyphShape({ glyph, ink }: { glyph: Glyph; ink: string }): ReactElement {
  return (
    <Fragment>
      {glyph.map((part) =>
        part.kind === 'fill' ? (
          <Path
            key={part.d}
            d={part.d}
            fill={ink}
            fillRule="evenodd"
            opacity={part.soft ? SOFT_OPACITY : 1}
          />
        ) : (
          <Path
            key={part.d}
            d={part.d}
            fill="none"
            stroke={ink}
            strokeWidth={part.width ?? LINE_WIDTH}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={part.soft ? SOFT_OPACITY : 1}
          />
        ),
      )}
    </Fragment>
  );
}
