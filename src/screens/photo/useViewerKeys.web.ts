import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';

/** What the keys of a keyboard do, by their names, while this screen is the one in front. */
function useWebViewerKeys(actions: Readonly<Record<string, () => void>>): void {
  const focused = useIsFocused();
  // Anew with each render: few are drawn here, and each has other actions.
  useEffect(() => {
    if (!focused) return undefined;
    const hear = (event: KeyboardEvent) => {
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [focused, actions]);
}

export const useViewerKeys =
  useWebViewerKeys satisfies typeof import('./useViewerKeys').useViewerKeys;
