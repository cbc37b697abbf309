import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { HomeScreen } from '../screens/HomeScreen';
import { ReferenceScreen } from '../screens/ReferenceScreen';
import { parseReferenceSection } from '../screens/referenceSection';
import { TabBar } from './TabBar';
import type { TabName } from './tabNames';

const screens = {
  Score: { screen: HomeScreen, linking: { path: '' } },
  Reference: {
    screen: ReferenceScreen,
    linking: { path: 'reference/:section?', parse: { section: parseReferenceSection } },
  },
} satisfies Record<TabName, unknown>;

export const Tabs = createBottomTabNavigator({
  tabBar: (props) => <TabBar {...props} />,
  // Each page has its own heading, which grows with the text; a bar above would repeat it.
  screenOptions: { headerShown: false },
  // Back from a page leads to where one came from.
  backBehavior: 'history',
  screens,
});
