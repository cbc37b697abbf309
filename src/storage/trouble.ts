import { createSignal } from './signal';

/** What went wrong with the device's memory, for the app to say at once. */
export interface Trouble {
  /** The last write was refused: what is on screen is not kept. */
  readonly full: boolean;
}

const signal = createSignal<Trouble>({ full: false });

export const subscribeTrouble = signal.subscribe;
export const currentTrouble = signal.get;

/** Runs a write; where the device refuses it, says so and lets the app go on. */
export function tryWrite(write: () => void): boolean {
  try {
    write();
    if (signal.get().full) signal.set({ full: false });
    return true;
  } catch {
    if (!signal.get().full) signal.set({ full: true });
    return false;
  }
}
