import type { ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { MIN_TARGET, radii } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import type { ToolGlyph } from './glyphs/toolGlyphs';
import { ToolIcon } from './ToolIcon';

type Props = {
  icon: ToolGlyph;
  /** The sign's name in words, for those who do not see it. */
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** With a ground of its own, for a button that lies on a drawing. */
  raised?: boolean;
};

export function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  raised = false,
}: Props): ReactElement {
  const { colors } = useTheme();
  const ground = raised ? colors.surface : 'transparent';
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.box,
        { backgroundColor: pressed ? colors.surfacePressed : ground },
        disabled && styles.disabled,
      ]}
    >
      <ToolIcon name={icon} color={colors.text} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    width: MIN_TARGET,
    height: MIN_TARGET,
    borderRadius: radii.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  disabled: { opacity: 0.35 },
});
