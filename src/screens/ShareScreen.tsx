import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { NoGame } from './NoGame';
import { SharePage } from './share/SharePage';
import { useResult } from './useResult';

type Props = StaticScreenProps<{ id: string }>;

export function ShareScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const { table, game, reading } = useResult(id);
  if (table === undefined) return <NoGame title={t.share.title} reading={reading} />;
  const { location, note } = game ?? { location: '', note: '' };
  return (
    <SharePage
      id={id}
      game={{ table, location, note }}
      onCode={() => navigation.navigate('GameCode', { id })}
    />
  );
}
