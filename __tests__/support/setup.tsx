import { render, userEvent } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Language } from '../../src/i18n/language';
import { TranslationsProvider } from '../../src/i18n/TranslationsProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Scheme } from '../../src/theme/tokens';

type Options = { language?: Language; scheme?: Scheme };

/** A phone without a notch: real insets come from native code, which tests do not have. */
const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** Renders in the app's real providers and words; returns a user to press with. */
export function setup(ui: ReactElement, { language = 'en', scheme = 'light' }: Options = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <TranslationsProvider language={language}>
        <ThemeProvider scheme={scheme}>{children}</ThemeProvider>
      </TranslationsProvider>
    </SafeAreaProvider>
  );
  return { user: userEvent.setup(), ...render(ui, { wrapper }) };
}
