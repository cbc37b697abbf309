import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { IconButton } from '../../components/IconButton';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { NameField } from './NameField';

/** With less, a name beside the buttons would be a sliver. */
const ROOM_FOR_TWO_BUTTONS = 310;
const ROOM_FOR_THREE_BUTTONS = 380;

type Props = {
  seat: number;
  /** How many sit here. */
  players: number;
  name: string;
  /** The name as it is told apart from others. */
  displayName: string;
  onRename: (name: string, goesOn: boolean) => void;
  onMove: (to: number) => void;
  /** Left out where nobody can be spared. */
  onRemove?: (() => void) | undefined;
};

export function SeatRow(props: Props): ReactElement {
  const { seat, players, name, displayName, onRename, onMove, onRemove } = props;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.tables.players;
  const needed = onRemove === undefined ? ROOM_FOR_TWO_BUTTONS : ROOM_FOR_THREE_BUTTONS;
  const oneLine = useTextRoom() >= needed;
  return (
    <View style={oneLine ? styles.line : styles.lines}>
      <View style={[styles.name, oneLine && styles.fill]}>
        <View style={[styles.number, { backgroundColor: colors.surfaceMuted }]}>
          <AppText variant="label" align="center">
            {seat + 1}
          </AppText>
        </View>
        <NameField label={words.nameOf(seat + 1)} name={name} onRename={onRename} />
      </View>
      <View style={styles.buttons}>
        <IconButton
          icon="up"
          label={words.moveUp(displayName)}
          disabled={seat === 0}
          onPress={() => onMove(seat - 1)}
        />
        <IconButton
          icon="down"
          label={words.moveDown(displayName)}
          disabled={seat === players - 1}
          onPress={() => onMove(seat + 1)}
        />
        {onRemove !== undefined && (
          <IconButton icon="remove" label={words.remove(displayName)} onPress={onRemove} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: spacing.xs },
  lines: { gap: spacing.xs },
  name: { flexDirection: 'row', gap: spacing.sm },
  fill: { flex: 1 },
  number: {
    minWidth: 28,
    height: 48,
    borderRadius: radii.sm,
    alignItems: 'center',
    justifyContent: 'center',
  },
  buttons: { flexDirection: 'row', justifyContent: 'flex-end' },
});
