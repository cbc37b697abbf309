import { useNavigation, useScrollToTop, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useRef, type ReactElement } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { Chips } from '../components/Chips';
import { Heading } from '../components/Heading';
import { Screen } from '../components/Screen';
import { useTranslations } from '../i18n/useTranslations';
import { spacing } from '../theme/spacing';
import { EffectsSection } from './reference/EffectsSection';
import { ForgottenSection } from './reference/ForgottenSection';
import { GodsSection } from './reference/GodsSection';
import { SetupSection } from './reference/SetupSection';
import {
  parseReferenceSection,
  REFERENCE_SECTIONS,
  type ReferenceSection,
} from './referenceSection';

type Props = StaticScreenProps<{ section?: ReferenceSection } | undefined>;

const CONTENT: Record<ReferenceSection, () => ReactElement> = {
  effects: EffectsSection,
  gods: GodsSection,
  setup: SetupSection,
  forgotten: ForgottenSection,
};

export function ReferenceScreen({ route }: Props): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  const scrollRef = useRef<ScrollView>(null);
  const section = parseReferenceSection(route.params?.section);
  const Content = CONTENT[section];

  useScrollToTop(scrollRef);
  useEffect(() => scrollRef.current?.scrollTo({ y: 0, animated: false }), [section]);

  return (
    <Screen scrollRef={scrollRef}>
      <View style={styles.head}>
        <Heading level={1}>{t.reference.title}</Heading>
        <Chips
          label={t.reference.sectionsLabel}
          options={REFERENCE_SECTIONS.map((value) => ({
            value,
            label: t.reference.sections[value].title,
          }))}
          chosen={section}
          onChoose={(chosen) =>
            navigation.navigate('Tabs', { screen: 'Reference', params: { section: chosen } })
          }
        />
      </View>
      <Heading level={2}>{t.reference.sections[section].hint}</Heading>
      <Content />
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { gap: spacing.lg },
});
