import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { radii } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';

type Props = {
  label: string;
  /** How far it is, in words. */
  text: string;
  done: number;
  of: number;
};

export function ProgressBar({ label, text, done, of }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      aria-valuetext={text}
      style={[styles.track, { backgroundColor: colors.surfaceMuted }]}
    >
      <View
        style={[styles.fill, { backgroundColor: colors.accent, width: `${(100 * done) / of}%` }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 6, borderRadius: radii.round, overflow: 'hidden' },
  fill: { height: '100%' },
});
