import { useIsFocused } from '@react-navigation/native';
import { Activity, type ReactElement, type ReactNode } from 'react';

type Props = { children: ReactNode };

/**
 * A page that lies below another keeps its state and hears of no change: a tap on a tile must not
 * draw the table and Home again, which nobody sees. A covered list has no size either, and would draw
 * all its rows to fill the window (Shopify/flash-list, issue 2231).
 */
function HiddenOnWeb({ children }: Props): ReactElement {
  return <Activity mode={useIsFocused() ? 'visible' : 'hidden'}>{children}</Activity>;
}

export const Hidden = HiddenOnWeb satisfies typeof import('./Hidden').Hidden;
