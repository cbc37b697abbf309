import { Fragment, type ReactElement } from 'react';
import type { TileColors } from '../../theme/tileColors';
import { Circle, Path, Text } from './svg';
import { tileFont } from './tileFont';

type Props = {
  /** What is printed. */
  points: number;
  /** What it scores now. */
  scores: number;
  nullified: boolean;
  /** A Cancelation token lies on the points. */
  token: boolean;
  look: TileColors;
};

const SIZE = 12.5;
const BASELINE = 15.4;
/** Below what counts, and never beside it: a struck 14 before a 0 would read as 140. */
const STRUCK = { right: 43, baseline: 27, size: 10.5 };
/** A digit's width at the smaller size, in a wide face. */
const DIGIT = 7;
const MINUS = '\u2212';

const figure = (n: number): string => (n < 0 ? `${MINUS}${-n}` : `${n}`);

/** The points in a tile's corner: struck out, or under their token, where they do not count. */
export function TilePoints({ points, scores, nullified, token, look }: Props): ReactElement {
  const text = { y: BASELINE, fontSize: SIZE, fontFamily: tileFont, fill: look.ink } as const;
  if (!nullified) {
    return (
      <Text {...text} x={43} fontWeight="800" textAnchor="end">
        {figure(scores)}
      </Text>
    );
  }
  const width = figure(points).length * DIGIT;
  return (
    <Fragment>
      <Text {...text} x={token ? 27 : 43} fontWeight="800" textAnchor="end">
        {figure(scores)}
      </Text>
      {token ? (
        <Fragment>
          <Circle cx={36.5} cy={11.5} r={8} fill={look.ink} />
          <Path
            d="M33 8L40 15M40 8L33 15"
            stroke={look.fill}
            strokeWidth={2.4}
            strokeLinecap="round"
          />
        </Fragment>
      ) : (
        <Fragment>
          <Text
            {...text}
            x={STRUCK.right}
            y={STRUCK.baseline}
            fontSize={STRUCK.size}
            fontWeight="500"
            textAnchor="end"
          >
            {figure(points)}
          </Text>
          <Path
            d={`M${STRUCK.right - width - 1} ${STRUCK.baseline - 1}L${STRUCK.right + 1} ${STRUCK.baseline - 7}`}
            stroke={look.ink}
            strokeWidth={1.8}
            strokeLinecap="round"
          />
        </Fragment>
      )}
    </Fragment>
  );
}
