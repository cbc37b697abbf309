import type { ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { MIN_TARGET, radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

const MINUS = '\u2212';

type Props = {
  points: number;
  label: string;
  strong: boolean;
  asked: boolean;
  onPress: () => void;
};

/** A figure that explains itself when pressed. */
export function Figure({ points, label, strong, asked, onPress }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-expanded={asked}
      onPress={onPress}
      style={({ pressed }) => [
        styles.figure,
        pressed && { backgroundColor: colors.surfacePressed },
        asked && { backgroundColor: colors.surfaceMuted, borderColor: colors.accent },
      ]}
    >
      <AppText variant={strong ? 'heading' : 'body'} align="center">
        {points < 0 ? `${MINUS}${-points}` : points}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  figure: {
    flex: 1,
    minWidth: MIN_TARGET,
    minHeight: MIN_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radii.sm,
    borderWidth: 2,
    borderColor: 'transparent',
  },
});
