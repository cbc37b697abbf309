/** A page cannot make a screen brighter. */
function useBrightnessAsItIs(): void {
  return undefined;
}

export const useFullBrightness =
  useBrightnessAsItIs satisfies typeof import('./useFullBrightness').useFullBrightness;
