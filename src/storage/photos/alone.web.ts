const TABS = 'orbis-tabs';
const NEVER = new Promise<void>(() => undefined);

/** Every tab holds the lock together with the others; who gets it alone is the only one. */
async function whenOnlyTab(task: () => Promise<void>): Promise<void> {
  // A page that is not served safely has no locks, whatever the types say. Then nobody is alone.
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return;
  try {
    await locks.request(TABS, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await task();
    });
  } finally {
    void locks.request(TABS, { mode: 'shared' }, () => NEVER);
  }
}

export const whenAlone = whenOnlyTab satisfies typeof import('./alone').whenAlone;
