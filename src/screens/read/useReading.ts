import { useEffect, useRef, useState } from 'react';
import type { Shot } from '../../camera/choosePicture';
import { cutPicture } from '../../camera/cutPicture';
import type { Rect } from '../../camera/placement';
import type { Pyramid } from '../../engine/geometry';
import type { ReadingWords } from '../../i18n/reading/en';
import { wholePicture, type Picture } from '../../reader/picture';
import {
  beginReading,
  prepareReading,
  type CellReading,
  type Reading,
} from '../../reader/readPyramid';
import { samplesStore } from '../../storage/samplesStore';
import { inSlices } from '../../storage/slices';

export interface Read {
  readonly picture: Picture;
  readonly cells: Pyramid<CellReading>;
}

type Failure = keyof ReadingWords['failed'];

/** Null where it was stopped. */
async function readInSlices(picture: Picture, signal: AbortSignal): Promise<Reading | null> {
  const work = beginReading(picture, wholePicture(picture), samplesStore.get().samples);
  if (!work.ok) return work;
  const done = await inSlices(work.steps, work.step, { signal, onProgress: () => undefined });
  return done ? work.end() : null;
}

interface ReadingControl {
  readonly read: Read | null;
  readonly failed: Failure | null;
  /** A picture is being looked at. */
  readonly busy: boolean;
  readonly look: (shot: Shot, part: Rect) => Promise<void>;
  readonly fail: (why: Failure) => void;
  readonly again: () => void;
}

/** One picture at a time, a slice at a time: the screen goes on meanwhile. */
export function useReading(): ReadingControl {
  const [read, setRead] = useState<Read | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const timer = setTimeout(() => prepareReading(samplesStore.get().samples), 0);
    return () => clearTimeout(timer);
  }, []);

  const look = async (shot: Shot, part: Rect) => {
    if (running.current !== null) return;
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      const picture = await cutPicture(shot.uri, part);
      const reading = await readInSlices(picture, signal);
      if (reading?.ok === true) setRead({ picture, cells: reading.cells });
      setFailed(reading?.ok === false ? reading.code : null);
    } catch {
      setFailed('bad-picture');
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  return { read, failed, busy, look, fail: setFailed, again: () => setRead(null) };
}
