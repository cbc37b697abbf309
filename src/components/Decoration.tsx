import type { ReactElement, ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

type Props = { children: ReactNode; style?: StyleProp<ViewStyle> };

/** Holds a drawing that says nothing the words beside it do not say: screen readers skip it. */
export function Decoration({ children, style }: Props): ReactElement {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={style}>
      {children}
    </View>
  );
}
