import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { ChipButton } from '../../components/ChipButton';
import { Heading } from '../../components/Heading';
import type { Seat } from '../../engine/table';
import type { Translations } from '../../i18n/en';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import type { Missing } from './agenda';

type Props = {
  missing: readonly Missing[];
  names: readonly string[];
  onGo: (seat: Seat) => void;
};

function what(t: Translations, missing: Missing): string {
  switch (missing.kind) {
    case 'tiles':
      return t.counts.tiles(missing.count);
    case 'god':
      return t.tables.table.god;
    case 'worshipers':
      return t.terms.worshipers;
  }
}

/** Everything nobody has entered yet; a press leads to where it is entered. */
export function MissingList({ missing, names, onGo }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.table;
  return (
    <View style={styles.section}>
      <Heading level={2}>{words.missing}</Heading>
      <View style={styles.chips}>
        {missing.map((one) => (
          <ChipButton
            key={`${one.kind} ${one.seat}`}
            text={words.card(names[one.seat] ?? '', what(t, one))}
            onPress={() => onGo(one.seat)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.md },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
