import { useIsFocused } from '@react-navigation/native';
import { useEffect, useRef } from 'react';
import type { KeyCommand } from './keyCommand';
import { keyCommand } from './keyCommand';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The whole entry from the keyboard, while this screen is the one in front. */
function useWebKeys(onCommand: (command: KeyCommand) => void): void {
  const focused = useIsFocused();
  // The listener stays; only what it calls is renewed with each render.
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    if (!focused) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const command = keyCommand(event);
      if (command === null) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [focused]);
}

export const useKeys = useWebKeys satisfies typeof import('./useKeys').useKeys;
