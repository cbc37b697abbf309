import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { ChoiceChips } from '../../components/ChoiceChips';
import { Heading } from '../../components/Heading';
import { spacing } from '../../theme/spacing';

type Props<Value> = {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function ChoiceSection<Value extends string | null>({
  title,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactElement {
  return (
    <View style={styles.section}>
      <Heading level={2}>{title}</Heading>
      <ChoiceChips
        label={title}
        options={options}
        isChosen={(value) => value === chosen}
        onChoose={onChoose}
      />
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.md } });
