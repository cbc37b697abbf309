import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { ChoiceChips } from '../../components/ChoiceChips';
import { displayNames } from '../../engine/displayNames';
import type { DraftTable, Seat } from '../../engine/table';
import { MAX_PLAYERS } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = {
  table: DraftTable;
  /** Null while nobody has been asked. */
  chosen: Seat | null;
  onSeat: (seat: Seat) => void;
};

/** All seats by name, and one more where there is room. */
export function SeatChips({ table, chosen, onSeat }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const names = displayNames(table.players.map(({ name }) => name));
  const more = names.length < MAX_PLAYERS ? [{ value: names.length, label: words.newSeat }] : [];
  return (
    <View style={styles.seats}>
      <AppText variant="label">{words.seat}</AppText>
      <ChoiceChips
        label={words.seat}
        options={[...names.map((label, value) => ({ value, label })), ...more]}
        isChosen={(seat) => seat === chosen}
        onChoose={onSeat}
      />
    </View>
  );
}

const styles = StyleSheet.create({ seats: { gap: spacing.sm } });
