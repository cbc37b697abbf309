import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { senderOf } from '../codec/parcel';
import { displayNames } from '../engine/displayNames';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { CodePage } from './code/CodePage';
import { NoTable } from './NoTable';
import { NameField } from './players/NameField';

type Props = StaticScreenProps<{ id: string }>;

/** A pyramid entered by itself for the table's phone, or a whole table for everybody's. */
export function TableCodeScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const words = t.handOver.code;
  const open = useTable(id);
  const player = open?.table.players[0];
  if (open === undefined || player === undefined) return <NoTable id={id} title={words.title} />;
  if (open.kind === 'table') {
    const names = displayNames(open.table.players.map(({ name }) => name)).join(', ');
    return (
      <CodePage
        parcel={{ kind: 'table', id, table: open.table, location: '' }}
        what={words.table(names)}
        hint={words.tableHint}
      />
    );
  }
  return (
    <CodePage
      parcel={{ kind: 'pyramid', from: senderOf(id), player }}
      what={words.pyramid(player.name)}
      hint={words.pyramidHint}
    >
      <View style={styles.name}>
        <NameField
          label={t.tables.players.soloName}
          name={player.name}
          onRename={(name, goesOn) =>
            (goesOn ? open.amend : open.edit)({ kind: 'name', seat: 0, name })
          }
        />
      </View>
    </CodePage>
  );
}

const styles = StyleSheet.create({ name: { flexDirection: 'row' } });
