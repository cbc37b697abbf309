import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Heading } from '../components/Heading';
import { LinkCard } from '../components/LinkCard';
import { PyramidDrawing } from '../components/PyramidDrawing';
import { Screen } from '../components/Screen';
import { useTranslations } from '../i18n/useTranslations';
import { spacing } from '../theme/spacing';
import { REFERENCE_SECTIONS } from './referenceSection';

export function HomeScreen(): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  return (
    <Screen>
      <PyramidDrawing label={t.home.drawing} />
      <View style={styles.welcome}>
        <Heading level={1} variant="display">
          {t.app.name}
        </Heading>
        <AppText color="textMuted">{t.app.about}</AppText>
      </View>
      <View style={styles.links}>
        <Heading level={2}>{t.home.lookUp}</Heading>
        {REFERENCE_SECTIONS.map((section) => (
          <LinkCard
            key={section}
            icon={section}
            title={t.reference.sections[section].title}
            hint={t.reference.sections[section].hint}
            onPress={() =>
              navigation.navigate('Tabs', { screen: 'Reference', params: { section } })
            }
          />
        ))}
      </View>
      <AppText variant="caption" color="textMuted">
        {t.app.unofficial}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  welcome: { gap: spacing.sm },
  links: { gap: spacing.md },
});
