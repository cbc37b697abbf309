import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactElement } from 'react';
import { makeParcelText } from '../codec/parcelText';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { useSettings } from '../storage/hooks';
import { useTable } from '../storage/useTable';
import { BackBar } from './BackBar';
import { feelTap } from './feelTap';
import { beginTable } from './keptTables';
import { NoTable } from './NoTable';
import { CameraBox } from './scan/CameraBox';
import type { Outcome } from './scan/outcome';
import { OutcomeCard } from './scan/OutcomeCard';
import { PasteField } from './scan/PasteField';
import { moveTo, seatAt, takeIn } from './scan/takeIn';
import type { PyramidParcel } from './scan/seatParcel';
import { UndoRedo } from './UndoRedo';
import { useScreenAwake } from './useScreenAwake';

type Props = StaticScreenProps<{ id?: string } | undefined>;

/** Codes of other phones: pyramids for this table one after another, games, tables, boxes. */
export function ScanScreen({ route }: Props): ReactElement {
  const id = route.params?.id;
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const { defaultName } = t.tables.players;
  const navigation = useNavigation();
  const { haptics } = useSettings();
  const open = useTable(id ?? '');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useScreenAwake();
  if (id !== undefined && open === undefined) return <NoTable id={id} title={words.title} />;

  const take = (text: string) => {
    setOutcome(takeIn(text, id, defaultName));
    if (haptics) feelTap();
  };
  const undo = () => {
    if (outcome?.kind === 'seated') open?.undo();
    else if (outcome?.kind === 'table' || outcome?.kind === 'box') outcome.received.undo();
    setOutcome(null);
  };
  const seat = (parcel: PyramidParcel, at: number) => {
    if (id === undefined) return;
    const put = outcome?.kind === 'seated' ? moveTo : seatAt;
    setOutcome(put(id, parcel, at, defaultName));
  };
  const toTableOf = (parcel: PyramidParcel, table: string | null) => {
    const chosen = table ?? beginTable('table', [defaultName(1), defaultName(2)]);
    setOutcome(takeIn(makeParcelText(parcel), chosen, defaultName));
    navigation.setParams({ id: chosen });
  };
  const toTable = () => {
    if (id !== undefined) navigation.dispatch(StackActions.popTo('Table', { id }));
  };
  const openIt = (what: string, finished: boolean) => {
    navigation.dispatch(StackActions.replace(finished ? 'Result' : 'Table', { id: what }));
  };
  return (
    <Page
      bar={
        <BackBar title={id === undefined ? words.title : words.pyramid}>
          {open !== undefined && <UndoRedo open={open} />}
        </BackBar>
      }
      {...(id === undefined ? {} : { footer: <Button label={words.toTable} onPress={toTable} /> })}
    >
      <CameraBox onCode={take} />
      {outcome !== null && (
        <OutcomeCard
          outcome={outcome}
          table={open?.table}
          onUndo={undo}
          onSeat={seat}
          onTable={toTableOf}
          onOpen={openIt}
        />
      )}
      <PasteField onCode={take} />
    </Page>
  );
}
