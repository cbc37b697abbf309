import type { StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { BoxCodeScreen } from '../screens/BoxCodeScreen';
import { BackupScreen } from '../screens/BackupScreen';
import { BoxScreen } from '../screens/BoxScreen';
import { EntryScreen } from '../screens/EntryScreen';
import { GameCodeScreen } from '../screens/GameCodeScreen';
import { NamesScreen } from '../screens/NamesScreen';
import { PhotoScreen } from '../screens/PhotoScreen';
import { PlayersScreen } from '../screens/PlayersScreen';
import { ReadScreen } from '../screens/ReadScreen';
import { ResultScreen } from '../screens/ResultScreen';
import { ScanScreen } from '../screens/ScanScreen';
import { SettingsScreen } from '../screens/SettingsScreen';
import { ShareScreen } from '../screens/ShareScreen';
import { TableCodeScreen } from '../screens/TableCodeScreen';
import { TableScreen } from '../screens/TableScreen';
import { TakePhotoScreen } from '../screens/TakePhotoScreen';
import { TemplesScreen } from '../screens/TemplesScreen';
import { Hidden } from './Hidden';
import { Tabs } from './Tabs';

/** Seats are counted from 1 in an address, as people count. */
const SEATS_FROM_ONE = {
  parse: { seat: (text: string) => Number(text) - 1 },
  stringify: { seat: (seat: number) => String(seat + 1) },
};

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <Hidden>{children}</Hidden>,
  screens: {
    Tabs,
    Players: { screen: PlayersScreen, linking: 'table/:id/players' },
    Table: { screen: TableScreen, linking: 'table/:id' },
    Entry: {
      screen: EntryScreen,
      linking: { path: 'table/:id/player/:seat', ...SEATS_FROM_ONE },
    },
    Read: {
      screen: ReadScreen,
      linking: { path: 'table/:id/player/:seat/read', ...SEATS_FROM_ONE },
    },
    Temples: { screen: TemplesScreen, linking: 'table/:id/temples' },
    TableCode: { screen: TableCodeScreen, linking: 'table/:id/code' },
    // With a table, pyramids go to it; without one, whatever comes is asked about.
    Scan: { screen: ScanScreen, linking: { path: 'scan/:id?' } },
    Result: { screen: ResultScreen, linking: 'game/:id' },
    GameCode: { screen: GameCodeScreen, linking: 'game/:id/code' },
    Share: { screen: ShareScreen, linking: 'game/:id/share' },
    Photo: { screen: PhotoScreen, linking: 'game/:id/photo' },
    TakePhoto: { screen: TakePhotoScreen, linking: 'game/:id/photo/take' },
    Names: { screen: NamesScreen, linking: 'history/names' },
    Box: { screen: BoxScreen, linking: 'box' },
    BoxCode: { screen: BoxCodeScreen, linking: 'box/code' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    Backup: { screen: BackupScreen, linking: 'backup' },
  },
});

type RootStackParamList = StaticParamList<typeof RootStack>;

declare global {
  // The static API's way to type `useNavigation` everywhere: it must be a global interface.
  namespace ReactNavigation {
    interface RootParamList extends RootStackParamList {}
  }
}
