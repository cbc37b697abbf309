import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading } from '../../components/Heading';
import { LinkCard } from '../../components/LinkCard';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { REFERENCE_SECTIONS } from '../referenceSection';

/** The rules, and the tiles the app has learned. */
export function LookUpSection(): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  return (
    <View style={styles.links}>
      <Heading level={2}>{t.home.lookUp}</Heading>
      {REFERENCE_SECTIONS.map((section) => (
        <LinkCard
          key={section}
          icon={section}
          title={t.reference.sections[section].title}
          hint={t.reference.sections[section].hint}
          onPress={() => navigation.navigate('Tabs', { screen: 'Reference', params: { section } })}
        />
      ))}
      <LinkCard
        icon="score"
        title={t.tables.titles.box}
        hint={t.tables.home.boxHint}
        onPress={() => navigation.navigate('Box')}
      />
    </View>
  );
}

const styles = StyleSheet.create({ links: { gap: spacing.md } });
