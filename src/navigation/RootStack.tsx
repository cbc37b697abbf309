import type { StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { BoxScreen } from '../screens/BoxScreen';
import { EntryScreen } from '../screens/EntryScreen';
import { PlayersScreen } from '../screens/PlayersScreen';
import { SettingsScreen } from '../screens/SettingsScreen';
import { TableScreen } from '../screens/TableScreen';
import { Tabs } from './Tabs';

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screens: {
    Tabs,
    Players: { screen: PlayersScreen, linking: 'table/:id/players' },
    Table: { screen: TableScreen, linking: 'table/:id' },
    // Seats are counted from 1 in an address, as people count.
    Entry: {
      screen: EntryScreen,
      linking: {
        path: 'table/:id/player/:seat',
        parse: { seat: (text: string) => Number(text) - 1 },
        stringify: { seat: (seat: number) => String(seat + 1) },
      },
    },
    Box: { screen: BoxScreen, linking: 'box' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
  },
});

type RootStackParamList = StaticParamList<typeof RootStack>;

declare global {
  // The static API's way to type `useNavigation` everywhere: it must be a global interface.
  namespace ReactNavigation {
    interface RootParamList extends RootStackParamList {}
  }
}
