/** A browser cannot, so that there is nothing to switch. */
export const hasHaptics: boolean = false satisfies typeof import('./hasHaptics').hasHaptics;
