import { createStaticNavigation } from '@react-navigation/native';
import { useMemo, type ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useTheme } from '../theme/useTheme';
import { navigationTheme } from './navigationTheme';
import { pageTitle } from './pageTitle';
import { RootStack } from './RootStack';

const StaticNavigation = createStaticNavigation(RootStack);

const LINKING = { prefixes: ['orbiscompanion://'] };

export function Navigation(): ReactElement {
  const { t } = useTranslations();
  const theme = useTheme();
  const forNavigator = useMemo(() => navigationTheme(theme), [theme]);
  return (
    <StaticNavigation
      theme={forNavigator}
      linking={LINKING}
      documentTitle={{ formatter: (_options, route) => pageTitle(t, route) }}
    />
  );
}
