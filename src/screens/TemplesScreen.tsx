import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { TemplesPage } from './temples/TemplesPage';

type Props = StaticScreenProps<{ id: string }>;

export function TemplesScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  if (open === undefined) return <NoTable id={id} title={t.result.temples.title} />;
  return (
    <TemplesPage
      open={open}
      // Back from the result leads to the table, and to a result that led here.
      onResult={() => navigation.dispatch(StackActions.popTo('Result', { id }))}
    />
  );
}
