import { getBrightnessAsync, setBrightnessAsync } from 'expo-brightness';
import { useEffect } from 'react';

const ignore = () => undefined;

/** While a code is shown, the screen is as bright as it gets; then as it was. A refusal is no harm. */
export function useFullBrightness(): void {
  useEffect(() => {
    const before = getBrightnessAsync()
      .then(async (brightness) => {
        await setBrightnessAsync(1);
        return brightness;
      })
      .catch(ignore);
    return () => {
      void before
        .then((brightness) =>
          brightness === undefined ? undefined : setBrightnessAsync(brightness),
        )
        .catch(ignore);
    };
  }, []);
}
