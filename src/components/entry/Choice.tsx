import type { ReactElement, ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';

type Props = {
  label: string;
  onPress: () => void;
  chosen?: boolean;
  /** One of a set, or one of several. */
  role?: 'radio' | 'checkbox' | 'button';
  /** What is drawn; the label unless told. */
  children?: ReactNode;
  disabled?: boolean;
};

/** A square to press among its like: a number, a colour. */
export function Choice(props: Props): ReactElement {
  const { label, onPress, chosen = false, role = 'radio', children, disabled = false } = props;
  const { colors } = useTheme();
  return (
    <Pressable
      role={role}
      aria-label={label}
      {...(role === 'button' ? {} : { 'aria-checked': chosen })}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.box,
        chosen
          ? { backgroundColor: colors.primary, borderColor: colors.primary }
          : {
              backgroundColor: pressed ? colors.surfacePressed : colors.surface,
              borderColor: colors.controlBorder,
            },
        disabled && styles.disabled,
      ]}
    >
      {children ?? (
        <AppText variant="label" color={chosen ? 'onPrimary' : 'text'}>
          {label}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    flexGrow: 1,
    // Six to a row, where six have room.
    flexBasis: '14.8%',
    maxWidth: 72,
    minHeight: MIN_TARGET,
    minWidth: MIN_TARGET,
    padding: spacing.xs,
    borderRadius: radii.md,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  disabled: { opacity: 0.4 },
});
