/** Phones can tick under the finger. */
export const hasHaptics: boolean = true;
