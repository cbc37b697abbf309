import type { ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';

type Props = {
  label: string;
  onPress: () => void;
  kind?: 'primary' | 'secondary';
  disabled?: boolean;
};

export function Button({
  label,
  onPress,
  kind = 'primary',
  disabled = false,
}: Props): ReactElement {
  const { colors } = useTheme();
  const ground = (pressed: boolean) =>
    kind === 'primary'
      ? { backgroundColor: pressed ? colors.primaryPressed : colors.primary }
      : {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.controlBorder,
          borderWidth: StyleSheet.hairlineWidth * 2,
        };
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [styles.box, ground(pressed), disabled && styles.disabled]}
    >
      <AppText variant="label" align="center" color={kind === 'primary' ? 'onPrimary' : 'text'}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    minHeight: MIN_TARGET,
    minWidth: MIN_TARGET,
    paddingHorizontal: spacing.xl,
    paddingVertical: spacing.md,
    borderRadius: radii.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
  disabled: { opacity: 0.5 },
});
