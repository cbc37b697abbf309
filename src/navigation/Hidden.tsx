import type { ReactElement, ReactNode } from 'react';
import { enableFreeze } from 'react-native-screens';

enableFreeze(true);

type Props = { children: ReactNode };

/** Native screens freeze by themselves what lies below them. */
export function Hidden({ children }: Props): ReactElement {
  return <>{children}</>;
}
