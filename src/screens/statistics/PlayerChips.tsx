import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { ChipButton } from '../../components/ChipButton';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { NameChips } from './NameChips';
import { SHOWN_PLAYERS } from './shown';

type Props = {
  label: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** One person of all who played; the most frequent are in sight, and always the chosen one. */
export function PlayerChips({ label, names, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const [all, setAll] = useState(false);
  const few = names.filter((name, index) => index < SHOWN_PLAYERS || name === chosen);
  const shown = all ? names : few;
  return (
    <View style={styles.chips}>
      <AppText variant="caption" color="textMuted">
        {label}
      </AppText>
      <NameChips label={label} names={shown} chosen={chosen} onChoose={onChoose} />
      {shown.length < names.length && (
        <View style={styles.more}>
          <ChipButton
            text={t.stats.players.all(names.length)}
            label={t.stats.fact(`${label}:`, t.stats.players.all(names.length))}
            onPress={() => setAll(true)}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { gap: spacing.sm },
  more: { alignItems: 'flex-start' },
});
