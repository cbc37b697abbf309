import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

type Props = {
  label: string;
  value: number;
  /** What stands between the buttons; the number unless told. */
  shown?: string;
  min: number;
  max: number;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
};

/** A small number, one up or down at a press; no keyboard comes up. */
export function Stepper(props: Props): ReactElement {
  const { label, value, shown = String(value), min, max, lessLabel, moreLabel, onChange } = props;
  const { colors } = useTheme();
  return (
    <View style={styles.row}>
      <AppText style={styles.label}>{label}</AppText>
      <View style={[styles.control, { borderColor: colors.controlBorder }]}>
        <IconButton
          icon="less"
          label={lessLabel}
          disabled={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <AppText variant="bodyStrong" align="center" aria-live="polite" style={styles.value}>
          {shown}
        </AppText>
        <IconButton
          icon="more"
          label={moreLabel}
          disabled={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.sm },
  label: { flexGrow: 1, flexShrink: 1 },
  control: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: radii.xl,
  },
  value: { minWidth: 44 },
});
