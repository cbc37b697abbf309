import type { StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Tabs } from './Tabs';

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screens: { Tabs },
});

type RootStackParamList = StaticParamList<typeof RootStack>;

declare global {
  // The static API's way to type `useNavigation` everywhere: it must be a global interface.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface RootParamList extends RootStackParamList {}
  }
}
