import type { ReactElement } from 'react';
import { Pressable, View } from 'react-native';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { chipGround, chipStyles } from './chipLook';

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
    <View role="tablist" aria-label={label} style={chipStyles.row}>
      {options.map((option) => {
        const selected = option.value === chosen;
        return (
          <Pressable
            key={option.value}
            role="tab"
            aria-label={option.label}
            aria-selected={selected}
            onPress={() => onChoose(option.value)}
            style={({ pressed }) => [chipStyles.chip, chipGround(colors, selected, pressed)]}
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
