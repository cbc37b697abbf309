import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { chipGround, chipStyles } from '../../components/chipLook';
import { ToolIcon } from '../../components/ToolIcon';
import { useTheme } from '../../theme/useTheme';

type Props = {
  label: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** One of several people. Unlike short answers, a name may need more than one line in its chip. */
export function NameChips({ label, names, chosen, onChoose }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={chipStyles.row}>
      {names.map((name) => {
        const isChosen = name === chosen;
        return (
          <Pressable
            key={name}
            role="radio"
            aria-label={name}
            aria-checked={isChosen}
            onPress={() => onChoose(name)}
            style={({ pressed }) => [
              chipStyles.chip,
              styles.chip,
              chipGround(colors, isChosen, pressed),
            ]}
          >
            {isChosen && <ToolIcon name="done" color={colors.onPrimary} size={16} />}
            <AppText variant="label" color={isChosen ? 'onPrimary' : 'text'} style={styles.name}>
              {name}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { maxWidth: '100%' },
  name: { flexShrink: 1 },
});
