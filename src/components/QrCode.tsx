import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { radii } from '../theme/spacing';

type Props = { matrix: readonly (readonly boolean[])[]; size: number; label: string };

/** Readers look for dark on light: a code has these colours at night too. */
const DARK = '#000000';
const LIGHT = '#FFFFFF';

/** A run of dark modules is one rectangle: fewer shapes, and no hairlines between them. */
function pathOf(matrix: Props['matrix']): string {
  return matrix
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1] === true) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

export function QrCode({ matrix, size, label }: Props): ReactElement {
  const side = matrix.length;
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.ground, { width: size, height: size }]}
    >
      <Svg width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
        <Path d={pathOf(matrix)} fill={DARK} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { backgroundColor: LIGHT, borderRadius: radii.md, overflow: 'hidden' },
});
