import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { usePhoto } from '../storage/photos/usePhoto';
import { BackBar } from './BackBar';
import { PhotoPage } from './photo/PhotoPage';

type Props = StaticScreenProps<{ id: string }>;

export function PhotoScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const reading = usePhoto(id);
  if (reading?.ok !== true) {
    return (
      <Page bar={<BackBar title={t.photo.title} />}>
        <AppText>{reading === undefined ? t.photo.none : t.photo.unreadable}</AppText>
      </Page>
    );
  }
  const back = () => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.dispatch(StackActions.popTo('Result', { id }));
  };
  return <PhotoPage photo={reading.value} onBack={back} />;
}
