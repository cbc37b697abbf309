import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import type { Rect as Part, Size } from '../../camera/placement';
import { CELLS, POSITIONS, ROW_LENGTHS } from '../../engine/geometry';

type Props = { view: Size; frame: Part };

/** White on a dark line: seen on any table, in any light. */
const LINES = [
  { stroke: '#000000', strokeWidth: 5, strokeOpacity: 0.55 },
  { stroke: '#FFFFFF', strokeWidth: 2, strokeOpacity: 1 },
];

/** Fourteen squares to line the tiles up with, over the picture. */
export function PyramidFrame({ view, frame }: Props): ReactElement {
  const tile = frame.width / ROW_LENGTHS[0];
  return (
    <Svg
      width={view.width}
      height={view.height}
      style={[StyleSheet.absoluteFill, styles.over]}
      viewBox={`0 0 ${view.width} ${view.height}`}
    >
      {LINES.map((line) =>
        CELLS.map((cell) => {
          const { row, col } = POSITIONS[cell];
          return (
            <Rect
              key={`${line.stroke} ${cell}`}
              x={frame.x + (col + row / 2) * tile}
              y={frame.y + (ROW_LENGTHS.length - 1 - row) * tile}
              width={tile}
              height={tile}
              rx={4}
              fill="none"
              {...line}
            />
          );
        }),
      )}
    </Svg>
  );
}

const styles = StyleSheet.create({ over: { pointerEvents: 'none' } });
