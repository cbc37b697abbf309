import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

const EVERY = 30_000;

/** The time, told again when one comes back to the page and while one stays on it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useFocusEffect(
    useCallback(() => {
      const tell = () => setNow(Date.now());
      tell();
      const timer = setInterval(tell, EVERY);
      return () => clearInterval(timer);
    }, []),
  );
  return now;
}
