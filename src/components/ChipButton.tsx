import type { ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';

type Props = { text: string; label?: string; onPress: () => void };

/** A small thing to press among many: a name to take, a gap to fill. */
export function ChipButton({ text, label = text, onPress }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.controlBorder,
        },
      ]}
    >
      <AppText variant="label">{text}</AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: MIN_TARGET,
    minWidth: MIN_TARGET,
    maxWidth: '100%',
    paddingHorizontal: spacing.lg,
    paddingVertical: spacing.sm,
    borderRadius: radii.xl,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
