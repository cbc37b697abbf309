import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { ToolIcon } from '../ToolIcon';

type Props = { label: string; on: boolean; onChange: (on: boolean) => void };

/** A Cancelation token: it lies there, dark with its cross, or its place is empty. */
export function TokenSwitch({ label, on, onChange }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-label={label}
      aria-checked={on}
      onPress={() => onChange(!on)}
      style={({ pressed }) => [
        styles.chip,
        {
          backgroundColor: pressed || on ? colors.surfacePressed : colors.surface,
          borderColor: on ? colors.text : colors.controlBorder,
        },
      ]}
    >
      <View
        style={[
          styles.token,
          { borderColor: colors.text },
          on ? { backgroundColor: colors.text } : styles.off,
        ]}
      >
        {on && <ToolIcon name="remove" color={colors.background} size={18} />}
      </View>
      <AppText variant="label" style={styles.words}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.sm,
    minHeight: MIN_TARGET,
    maxWidth: '100%',
    paddingHorizontal: spacing.md,
    paddingVertical: spacing.xs,
    borderRadius: radii.xl,
    borderWidth: 1,
  },
  token: {
    width: 26,
    height: 26,
    borderRadius: radii.round,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  off: { borderStyle: 'dashed' },
  words: { flexShrink: 1 },
});
