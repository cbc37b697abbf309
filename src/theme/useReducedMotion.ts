import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the person asked the system for less motion; null until the system has answered. */
export function useReducedMotion(): boolean | null {
  const [reduced, setReduced] = useState<boolean | null>(null);
  useEffect(() => {
    let asking = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((answer) => {
      if (asking) setReduced(answer);
    });
    const heard = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      asking = false;
      heard.remove();
    };
  }, []);
  return reduced;
}
