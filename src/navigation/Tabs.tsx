import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { HistoryScreen } from '../screens/HistoryScreen';
import { HomeScreen } from '../screens/HomeScreen';
import { ReferenceScreen } from '../screens/ReferenceScreen';
import { parseReferenceSection } from '../screens/referenceSection';
import { StatisticsScreen } from '../screens/StatisticsScreen';
import { Hidden } from './Hidden';
import { TabBar } from './TabBar';
import type { TabName } from './tabNames';

const screens = {
  Score: { screen: HomeScreen, linking: { path: '' } },
  History: { screen: HistoryScreen, linking: { path: 'history' } },
  Statistics: { screen: StatisticsScreen, linking: { path: 'statistics' } },
  Reference: {
    screen: ReferenceScreen,
    linking: { path: 'reference/:section?', parse: { section: parseReferenceSection } },
  },
} satisfies Record<TabName, unknown>;

export const Tabs = createBottomTabNavigator({
  tabBar: (props) => <TabBar {...props} />,
  // Each page has its own heading, which grows with the text; a bar above would repeat it.
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <Hidden>{children}</Hidden>,
  // Back from a page leads to where one came from.
  backBehavior: 'history',
  screens,
});
