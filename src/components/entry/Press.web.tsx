import type { CSSProperties, ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import type { PressProps } from './Press';

/** A button of the browser without its own looks, laid out as a View. */
const PLAIN: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'transparent',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // Its size is given: what changes inside is laid out alone. A drawing may reach over the ring.
  contain: 'size layout style',
};

/**
 * A Pressable draws itself again when the pointer comes, presses, leaves and when the focus moves,
 * all of it before the press is answered. The browser's own button knows keys and focus by itself.
 */
function WebPress(props: PressProps): ReactElement {
  const { label, onPress, current, checked, disabled, style, children } = props;
  return (
    <button
      type="button"
      role={checked === undefined ? 'button' : 'radio'}
      aria-label={label}
      aria-current={current}
      aria-checked={checked}
      // Not `disabled`, which would take the focus away from under the finger.
      aria-disabled={disabled}
      onClick={onPress}
      style={{ ...PLAIN, ...(StyleSheet.flatten(style) as CSSProperties) }}
    >
      {children}
    </button>
  );
}

export const Press = WebPress satisfies typeof import('./Press').Press;
