import { createContext, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { paintDocument } from './paintDocument';
import { tileColors, wildernessColors } from './tileColors';
import { colorTokens, type ColorTokens, type Scheme } from './tokens';

export type Theme = {
  scheme: Scheme;
  colors: ColorTokens;
  tiles: typeof tileColors;
  wilderness: typeof wildernessColors;
};

function themeOf(scheme: Scheme): Theme {
  return { scheme, colors: colorTokens[scheme], tiles: tileColors, wilderness: wildernessColors };
}

export const ThemeContext = createContext<Theme>(themeOf('light'));

type Props = {
  children: ReactNode;
  /** A person's own choice; without it the system decides. */
  scheme?: Scheme;
};

export function ThemeProvider({ children, scheme }: Props): ReactElement {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const chosen = scheme ?? system;
  const theme = useMemo(() => themeOf(chosen), [chosen]);

  useEffect(() => paintDocument(theme.scheme, theme.colors), [theme]);

  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}
