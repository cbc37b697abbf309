type Offer = (text: string, undo: () => void) => void;

/** The way back stays open while the device refuses to take it. */
export function offerUntilKept(offer: Offer, text: string, restore: () => boolean): void {
  offer(text, () => {
    // The bar closes after each press, so it is opened again once it has.
    if (!restore()) queueMicrotask(() => offerUntilKept(offer, text, restore));
  });
}
