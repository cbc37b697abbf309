import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { ChoiceChips } from '../../components/ChoiceChips';
import { Disclosure } from '../../components/Disclosure';
import { Toggle } from '../../components/Toggle';
import { MYSTIC_SOURCES, type Rulings } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = { rulings: Rulings; onChange: (rulings: Rulings) => void };

/** Where rulebooks differ or can be read in two ways. Most tables never need to look. */
export function HouseRules({ rulings, onChange }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.rulings;
  return (
    <Disclosure title={words.title}>
      <View style={styles.ruling}>
        <AppText variant="bodyStrong">{words.mysticFrom}</AppText>
        <AppText variant="caption" color="textMuted">
          {words.mysticFromText}
        </AppText>
        <ChoiceChips
          label={words.mysticFrom}
          options={MYSTIC_SOURCES.map((value) => ({ value, label: words[value] }))}
          isChosen={(value) => value === rulings.mysticFrom}
          onChoose={(mysticFrom) => {
            if (mysticFrom !== rulings.mysticFrom) onChange({ ...rulings, mysticFrom });
          }}
        />
      </View>
      <Toggle
        label={words.mostNeedsOne}
        text={words.mostNeedsOneText}
        on={rulings.mostNeedsOne}
        onChange={(mostNeedsOne) => onChange({ ...rulings, mostNeedsOne })}
      />
    </Disclosure>
  );
}

const styles = StyleSheet.create({ ruling: { gap: spacing.sm } });
