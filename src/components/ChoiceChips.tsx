import type { ReactElement } from 'react';
import { Pressable, View } from 'react-native';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { chipGround, chipStyles } from './chipLook';
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
    <View role={several ? 'group' : 'radiogroup'} aria-label={label} style={chipStyles.row}>
      {options.map((option) => {
        const chosen = isChosen(option.value);
        return (
          <Pressable
            key={String(option.value)}
            role={several ? 'checkbox' : 'radio'}
            aria-label={option.label}
            aria-checked={chosen}
            onPress={() => onChoose(option.value)}
            style={({ pressed }) => [chipStyles.chip, chipGround(colors, chosen, pressed)]}
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
