import { StatusBar } from 'expo-status-bar';
import { useEffect, type ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { TranslationsProvider } from './src/i18n/TranslationsProvider';
import { Navigation } from './src/navigation/Navigation';
import { useSettings } from './src/storage/hooks';
import { sweepAtStart } from './src/storage/photos/sweep';
import { ThemeProvider } from './src/theme/ThemeProvider';

export default function App(): ReactElement {
  const { language, appearance } = useSettings();
  useEffect(() => void sweepAtStart(), []);
  return (
    <SafeAreaProvider>
      <TranslationsProvider {...(language === null ? {} : { language })}>
        <ThemeProvider {...(appearance === 'system' ? {} : { scheme: appearance })}>
          <Navigation />
          <StatusBar style="auto" />
        </ThemeProvider>
      </TranslationsProvider>
    </SafeAreaProvider>
  );
}
