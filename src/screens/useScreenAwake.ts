import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';

const ignore = () => undefined;

/** The screen stays on while tiles are read off the table. A device may refuse: nothing is lost. */
export function useScreenAwake(): void {
  // Its own tag, for one entry may open before the last one is gone.
  const tag = useId();
  useEffect(() => {
    const asked = activateKeepAwakeAsync(tag).catch(ignore);
    return () => {
      void asked.then(() => deactivateKeepAwake(tag)).catch(ignore);
    };
  }, [tag]);
}
