import type { ReactElement } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { typeScale } from '../theme/typeScale';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { ToolIcon } from './ToolIcon';

type Props = {
  label: string;
  value: string;
  onChangeText: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** What is wrong with the text, in words. */
  message?: string | undefined;
  /** A press into the field takes the whole text, so that typing replaces it. */
  selectOnFocus?: boolean;
};

export function TextField({
  label,
  value,
  message,
  selectOnFocus = false,
  ...events
}: Props): ReactElement {
  const { colors } = useTheme();
  const invalid = message !== undefined;
  // Known to the web; React Native does not have it in its types.
  const ariaInvalid = { 'aria-invalid': invalid };
  return (
    <View style={styles.field}>
      <TextInput
        aria-label={label}
        value={value}
        selectTextOnFocus={selectOnFocus}
        autoComplete="off"
        autoCorrect={false}
        returnKeyType="done"
        {...ariaInvalid}
        {...events}
        style={[
          typeScale.body,
          styles.input,
          {
            color: colors.text,
            backgroundColor: colors.surface,
            borderColor: invalid ? colors.text : colors.controlBorder,
            borderWidth: invalid ? 2 : 1,
          },
        ]}
      />
      {invalid && (
        <View role="alert" aria-live="polite" style={styles.message}>
          <ToolIcon name="warning" color={colors.text} size={18} />
          <AppText variant="caption" style={styles.words}>
            {message}
          </AppText>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { flex: 1, minWidth: 0, gap: spacing.xs },
  input: {
    minHeight: MIN_TARGET,
    width: '100%',
    borderRadius: radii.md,
    paddingHorizontal: spacing.md,
    paddingVertical: spacing.sm,
  },
  message: { flexDirection: 'row', alignItems: 'flex-start', gap: spacing.sm },
  words: { flex: 1 },
});
