import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { displayNames } from '../../engine/displayNames';
import { openTies } from '../../engine/temples/openTies';
import { useTranslations } from '../../i18n/useTranslations';
import type { OpenTable } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { BackBar } from '../BackBar';
import { UndoRedo } from '../UndoRedo';
import { PickCard } from './PickCard';
import { TieCard } from './TieCard';

type Props = { open: OpenTable; onResult: () => void };

/** Who picks which temple token, and why in this order. */
export function TemplesPage({ open, onResult }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.result.temples;
  const { table, score } = open;
  const names = displayNames(table.players.map(({ name }) => name));
  const ties = openTies(score.temples);
  const [tie] = ties;
  const decided = score.temples.some(({ reason }) => reason.code === 'table-order');
  return (
    <Page
      bar={
        <BackBar title={words.title}>
          <UndoRedo open={open} />
        </BackBar>
      }
      footer={
        <View style={styles.footer}>
          {tie !== undefined && <AppText variant="label">{words.decideFirst}</AppText>}
          <Button label={words.toResult} disabled={tie !== undefined} onPress={onResult} />
        </View>
      }
    >
      <AppText>{score.temples.length === 0 ? words.none : words.about}</AppText>
      {tie !== undefined && (
        <TieCard
          tie={tie}
          players={table.players}
          names={names}
          onFirst={(seat) =>
            open.edit({ kind: 'temple-order', order: [...table.templeTieOrder, seat] })
          }
        />
      )}
      {score.temples.map((pick, turn) => (
        <PickCard
          key={pick.seat}
          pick={pick}
          turn={turn}
          picks={score.temples}
          names={names}
          onToken={(token) => open.edit({ kind: 'temple-pick', seat: pick.seat, token })}
        />
      ))}
      {decided && (
        <Button
          kind="secondary"
          label={words.again}
          onPress={() => open.edit({ kind: 'temple-order', order: [] })}
        />
      )}
    </Page>
  );
}

const styles = StyleSheet.create({ footer: { gap: spacing.sm } });
