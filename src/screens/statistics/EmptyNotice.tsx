import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

type Props = { title: string; text: string; action: string; onAction: () => void };

/** Says what will be here, and leads to where it begins. */
export function EmptyNotice({ title, text, action, onAction }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View style={styles.middle}>
      <View style={[styles.sign, { backgroundColor: colors.surfaceMuted }]}>
        <Icon name="statistics" color={colors.accent} size={40} />
      </View>
      <Heading level={2} align="center">
        {title}
      </Heading>
      <AppText color="textMuted" align="center">
        {text}
      </AppText>
      <Button label={action} onPress={onAction} />
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', gap: spacing.lg, paddingVertical: spacing.xxl },
  sign: {
    width: 88,
    height: 88,
    borderRadius: radii.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
