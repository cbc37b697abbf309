import { memo, type ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { sentenceCase } from '../../i18n/sentenceCase';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { currentState } from './currentState';

type Props = { count: number | null; current: boolean; onPress: () => void };

const DASH = '\u2013';

export const WorshipersButton = memo(function WorshipersButton(props: Props): ReactElement {
  const { count, current, onPress } = props;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.entry.status;
  return (
    <Pressable
      role="button"
      aria-label={words.worshipers(count === null ? words.unknown : String(count))}
      {...currentState(current)}
      onPress={onPress}
      style={[
        styles.box,
        {
          backgroundColor: colors.surface,
          borderColor: current ? colors.focus : colors.controlBorder,
        },
      ]}
    >
      <AppText variant="heading">{count ?? DASH}</AppText>
      <AppText variant="caption" color="textMuted">
        {sentenceCase(t.terms.worshipers)}
      </AppText>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  box: {
    alignItems: 'center',
    maxWidth: '100%',
    minWidth: 96,
    minHeight: MIN_TARGET,
    borderWidth: 2,
    borderRadius: radii.md,
    paddingHorizontal: spacing.xs,
  },
});
