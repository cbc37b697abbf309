import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, always all in sight: chips wrap rather than hide behind an edge. */
export function Chips<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactElement {
  const { colors } = useTheme();
  return (
    <View role="tablist" aria-label={label} style={styles.row}>
      {options.map((option) => {
        const selected = option.value === chosen;
        return (
          <Pressable
            key={option.value}
            role="tab"
            aria-label={option.label}
            aria-selected={selected}
            onPress={() => onChoose(option.value)}
            style={({ pressed }) => [
              styles.chip,
              selected
                ? { backgroundColor: colors.primary, borderColor: colors.primary }
                : {
                    backgroundColor: pressed ? colors.surfacePressed : colors.surface,
                    borderColor: colors.controlBorder,
                  },
            ]}
          >
            <AppText variant="label" color={selected ? 'onPrimary' : 'text'}>
              {option.label}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
  chip: {
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
