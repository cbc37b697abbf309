import type { ReactElement, ReactNode } from 'react';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';

export type PressProps = {
  label: string;
  onPress: () => void;
  /** The current one of a set. */
  current?: boolean;
  /** Makes it a radio button: whether it is the one chosen. */
  checked?: boolean;
  /** Said of one that does nothing now; it keeps its place and the focus. */
  disabled?: boolean;
  /** Gives the size, whatever is inside, and nothing that a browser would not read as it is. */
  style: StyleProp<ViewStyle>;
  children?: ReactNode;
};

/** A button that holds one drawing; the web's twin is lighter, for many of them lie on one page. */
export function Press(props: PressProps): ReactElement {
  const { label, onPress, current, checked, disabled, style, children } = props;
  return (
    <Pressable
      role={checked === undefined ? 'button' : 'radio'}
      aria-label={label}
      aria-selected={current}
      aria-checked={checked}
      aria-disabled={disabled}
      onPress={onPress}
      style={style}
    >
      {children}
    </Pressable>
  );
}
