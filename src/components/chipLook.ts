import { StyleSheet } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import type { ColorTokens } from '../theme/tokens';

/** What all chips share: those that are chosen among, and those that do something. */
export const chipStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
  chip: {
    flexDirection: 'row',
    gap: spacing.xs,
    minHeight: MIN_TARGET,
    minWidth: MIN_TARGET,
    paddingHorizontal: spacing.lg,
    paddingVertical: spacing.sm,
    borderRadius: radii.xl,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

export function chipGround(colors: ColorTokens, chosen: boolean, pressed: boolean) {
  return chosen
    ? { backgroundColor: colors.primary, borderColor: colors.primary }
    : {
        backgroundColor: pressed ? colors.surfacePressed : colors.surface,
        borderColor: colors.controlBorder,
      };
}
