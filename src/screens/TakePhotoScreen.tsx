import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useGame } from '../storage/useGames';
import { NoGame } from './NoGame';
import { TakePage } from './photo/TakePage';

type Props = StaticScreenProps<{ id: string }>;

export function TakePhotoScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const reading = useGame(id);
  if (reading?.ok !== true) return <NoGame title={t.photo.title} reading={reading} />;
  return (
    <TakePage id={id} onKept={() => navigation.dispatch(StackActions.popTo('Result', { id }))} />
  );
}
