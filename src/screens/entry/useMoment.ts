import { useEffect, useRef, useState } from 'react';
import type { EntryStore, Moment } from './entryStore';
import { whenDrawn } from './whenDrawn';

/**
 * What is drawn around the pyramid. A placed tile comes first, in the very next frame; what is above
 * and below it may take one more. All else that is turned to is drawn at once.
 */
export function useMoment(store: EntryStore): Moment {
  const [drawn, setDrawn] = useState(store.get);
  const round = useRef(drawn.state.round);
  useEffect(() => {
    let callOff = () => {};
    const draw = () => {
      const moment = store.get();
      round.current = moment.state.round;
      setDrawn(moment);
    };
    const follow = () => {
      callOff();
      if (store.get().state.round === round.current) draw();
      else callOff = whenDrawn(draw);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      callOff();
    };
  }, [store]);
  return drawn;
}
