import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { displayNames } from '../../engine/displayNames';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import type { OpenTable } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { nextDefaultName } from './defaultNames';
import { SeatRow } from './SeatRow';

type Props = { open: OpenTable; names: readonly string[] };

/** Who sits at the table, in order. Everything here is an edit: kept at once, and undone like any. */
export function Seats({ open, names }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.players;
  const shown = displayNames(names);
  const toldApart = shown.filter((name, seat) => name !== names[seat]);
  return (
    <View style={styles.seats}>
      {names.map((name, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          players={names.length}
          name={name}
          displayName={shown[seat] ?? name}
          onRename={(to, goesOn) =>
            (goesOn ? open.amend : open.edit)({ kind: 'name', seat, name: to })
          }
          onMove={(to) => open.edit({ kind: 'move-player', seat, to })}
          onRemove={
            names.length > MIN_PLAYERS
              ? () => open.edit({ kind: 'remove-player', seat })
              : undefined
          }
        />
      ))}
      {toldApart.length > 0 && (
        <AppText role="status" aria-live="polite" variant="caption" color="textMuted">
          {words.sameName(toldApart.join(', '))}
        </AppText>
      )}
      {names.length < MAX_PLAYERS && (
        <Button
          kind="secondary"
          label={words.add}
          onPress={() =>
            open.edit({ kind: 'add-player', name: nextDefaultName(names, words.defaultName) })
          }
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ seats: { gap: spacing.md } });
