import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { NumberedList } from './NumberedList';
import { SetupTable } from './SetupTable';

const STEPS = ['piles', 'display', 'gods', 'aether', 'start'] as const;

export function SetupSection(): ReactElement {
  const { t } = useTranslations();
  const words = t.reference.setup;
  return (
    <View style={styles.section}>
      <View style={styles.part}>
        <Heading level={3}>{words.byPlayers}</Heading>
        <SetupTable />
        <AppText>{words.whiteStars}</AppText>
        <AppText>{words.purpleStars}</AppText>
      </View>
      <View style={styles.part}>
        <Heading level={3}>{words.stepsTitle}</Heading>
        <NumberedList items={STEPS.map((step) => words.steps[step])} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.xl },
  part: { gap: spacing.md },
});
