import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useRef, useState } from 'react';
import type { BackupWords } from '../../i18n/backup/en';
import type { TransactionWatch } from '../../storage/transaction';

export interface Work {
  readonly what: keyof BackupWords['work'];
  readonly done: number;
  readonly of: number;
  readonly canCancel: boolean;
}

interface WorkControl {
  /** What takes longer than a moment, to be shown. */
  readonly work: Work | null;
  /** Null where something else is under way. */
  readonly run: <T>(
    what: Work['what'],
    task: (watch: TransactionWatch) => Promise<T>,
  ) => Promise<T | null>;
  readonly cancel: () => void;
}

/** One long piece of work at a time. Leaving the page cancels it: elsewhere others write. */
export function useWork(): WorkControl {
  const [work, setWork] = useState<Work | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useFocusEffect(useCallback(() => cancel, [cancel]));

  const run: WorkControl['run'] = async (what, task) => {
    if (running.current !== null) return null;
    const { signal } = (running.current = new AbortController());
    let canCancel = true;
    try {
      return await task({
        signal,
        onProgress: (done, of) => {
          if (done < of) setWork({ what, done, of, canCancel });
        },
        onCommit: () => {
          canCancel = false;
        },
      });
    } finally {
      running.current = null;
      setWork(null);
    }
  };
  return { work, run, cancel };
}
