import { StackActions, useNavigation } from '@react-navigation/native';
import type { ReactElement, ReactNode } from 'react';
import { StorageNotice } from '../components/StorageNotice';
import { TopBar } from '../components/TopBar';
import { useTranslations } from '../i18n/useTranslations';
import { useTrouble } from '../storage/hooks';

type Props = { title: string; children?: ReactNode };

/** The bar of a page above the tabs. Where a link opened the page, back leads Home. */
export function BackBar({ title, children }: Props): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  const { full } = useTrouble();
  const canGoBack = navigation.canGoBack();
  return (
    <>
      <TopBar
        title={title}
        backLabel={canGoBack ? t.tables.tools.back : t.tables.tools.home}
        onBack={() => {
          if (canGoBack) navigation.goBack();
          else navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }));
        }}
      >
        {children}
      </TopBar>
      <StorageNotice full={full} />
    </>
  );
}
