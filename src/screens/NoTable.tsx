import { StackActions, useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { useTables } from '../storage/useTable';
import { BackBar } from './BackBar';

type Props = { id: string; title: string };

/** In the place of a table that was deleted, or that cannot be read. */
export function NoTable({ id, title }: Props): ReactElement {
  const { t } = useTranslations();
  const { broken, table, tools } = t.tables;
  const navigation = useNavigation();
  const reading = useTables().find((one) => one.id === id);
  const unreadable = reading?.ok === false ? reading.why : null;
  return (
    <Page bar={<BackBar title={title} />}>
      {unreadable !== null && <Heading level={2}>{broken.title}</Heading>}
      <AppText>{unreadable === null ? table.gone : broken.why[unreadable]}</AppText>
      <Button
        label={tools.home}
        onPress={() => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }))}
      />
    </Page>
  );
}
