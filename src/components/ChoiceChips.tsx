import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { ToolIcon } from './ToolIcon';

type Props<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
  /** Several can be chosen at once. */
  several?: boolean;
};

/** An answer to a question: a tick marks what is chosen, so that colour does not have to. */
export function ChoiceChips<Value extends string | number | null>({
  label,
  options,
  isChosen,
  onChoose,
  several = false,
}: Props<Value>): ReactElement {
  const { colors } = useTheme();
  return (
    <View role={several ? 'group' : 'radiogroup'} aria-label={label} style={styles.row}>
      {options.map((option) => {
        const chosen = isChosen(option.value);
        return (
          <Pressable
            key={String(option.value)}
            role={several ? 'checkbox' : 'radio'}
            aria-label={option.label}
            aria-checked={chosen}
            onPress={() => onChoose(option.value)}
            style={({ pressed }) => [
              styles.chip,
              chosen
                ? { backgroundColor: colors.primary, borderColor: colors.primary }
                : {
                    backgroundColor: pressed ? colors.surfacePressed : colors.surface,
                    borderColor: colors.controlBorder,
                  },
            ]}
          >
            {chosen && <ToolIcon name="done" color={colors.onPrimary} size={16} />}
            <AppText variant="label" color={chosen ? 'onPrimary' : 'text'}>
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
