import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { ChipButton } from '../../components/ChipButton';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = { names: readonly string[]; onTake: (name: string) => void };

/** Who played before sits down at one press. */
export function RememberedChips({ names, onTake }: Props): ReactElement | null {
  const { t } = useTranslations();
  if (names.length === 0) return null;
  return (
    <View style={styles.section}>
      <Heading level={2} variant="bodyStrong">
        {t.tables.players.remembered}
      </Heading>
      <View style={styles.chips}>
        {names.map((name) => (
          <ChipButton
            key={name}
            text={name}
            label={t.tables.players.seatRemembered(name)}
            onPress={() => onTake(name)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.sm },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
