import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { MAX_PLAYERS } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { useRememberedPlayers } from '../../storage/hooks';
import { rememberPlayers } from '../../storage/playersStore';
import type { OpenTable } from '../../storage/useTable';
import { BackBar } from '../BackBar';
import { UndoRedo } from '../UndoRedo';
import { isDefaultName } from './defaultNames';
import { HouseRules } from './HouseRules';
import { NameField } from './NameField';
import { RememberedChips } from './RememberedChips';
import { Seats } from './Seats';
import { seatRemembered } from './seatRemembered';

type Props = { open: OpenTable; onGoOn: () => void };

export function PlayersPage({ open, onGoOn }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.players;
  const names = open.table.players.map(({ name }) => name);
  const solo = open.kind === 'solo';
  const mostPlayers = solo ? 1 : MAX_PLAYERS;
  const remembered = useRememberedPlayers()
    .filter((name) => !names.includes(name))
    .filter((name) => seatRemembered(names, name, mostPlayers) !== null);

  const take = (name: string) => {
    const edit = seatRemembered(names, name, mostPlayers);
    if (edit !== null) open.edit(edit);
  };
  const goOn = () => {
    rememberPlayers(names.filter((name) => !isDefaultName(name)));
    onGoOn();
  };
  return (
    <Page
      bar={
        <BackBar title={t.tables.titles.players}>
          <UndoRedo open={open} />
        </BackBar>
      }
      footer={<Button label={solo ? words.toPyramid : words.toTable} onPress={goOn} />}
    >
      {solo ? (
        <View style={styles.solo}>
          <NameField
            label={words.soloName}
            name={names[0] ?? ''}
            onRename={(name, goesOn) =>
              (goesOn ? open.amend : open.edit)({ kind: 'name', seat: 0, name })
            }
          />
        </View>
      ) : (
        <Seats open={open} names={names} />
      )}
      <RememberedChips names={remembered} onTake={take} />
      {!solo && (
        <HouseRules
          rulings={open.table.rulings}
          onChange={(rulings) => open.edit({ kind: 'rulings', rulings })}
        />
      )}
    </Page>
  );
}

const styles = StyleSheet.create({ solo: { flexDirection: 'row' } });
