import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

/** Says what will be here, and leads to where it begins. */
export function EmptyHistory(): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const navigation = useNavigation();
  const words = t.history.empty;
  return (
    <Screen>
      <Heading level={1}>{t.history.title}</Heading>
      <View style={styles.middle}>
        <View style={[styles.sign, { backgroundColor: colors.surfaceMuted }]}>
          <Icon name="history" color={colors.accent} size={40} />
        </View>
        <Heading level={2} align="center">
          {words.title}
        </Heading>
        <AppText color="textMuted" align="center">
          {words.text}
        </AppText>
        <Button
          label={words.begin}
          onPress={() => navigation.navigate('Tabs', { screen: 'Score' })}
        />
      </View>
    </Screen>
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
