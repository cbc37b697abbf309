import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { Decoration } from './Decoration';

type Props = { label: string; text: string; on: boolean; onChange: (on: boolean) => void };

const TRACK = { width: 48, height: 28 };
const THUMB = 20;

/** Something that is on or off, with a sentence on what it does. The whole row can be pressed. */
export function Toggle({ label, text, on, onChange }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-label={label}
      aria-checked={on}
      onPress={() => onChange(!on)}
      style={styles.row}
    >
      <View style={styles.words}>
        <AppText variant="bodyStrong">{label}</AppText>
        <AppText variant="caption" color="textMuted">
          {text}
        </AppText>
      </View>
      <Decoration
        style={[
          styles.track,
          on ? styles.on : styles.off,
          {
            backgroundColor: on ? colors.primary : colors.surface,
            borderColor: on ? colors.primary : colors.controlBorder,
          },
        ]}
      >
        <View
          style={[styles.thumb, { backgroundColor: on ? colors.onPrimary : colors.controlBorder }]}
        />
      </Decoration>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: spacing.lg, minHeight: MIN_TARGET },
  words: { flex: 1, gap: 2 },
  track: {
    ...TRACK,
    borderRadius: radii.round,
    borderWidth: 2,
    justifyContent: 'center',
    paddingHorizontal: 2,
  },
  on: { alignItems: 'flex-end' },
  off: { alignItems: 'flex-start' },
  thumb: { width: THUMB, height: THUMB, borderRadius: radii.round },
});
