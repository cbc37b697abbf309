export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room around the line, so that no dot is cut off. */
export const LINE_MARGIN = 8;

/** Where the dots of a line are drawn: evenly across, the lowest value at the bottom. */
export function lineLayout(values: readonly number[], width: number, height: number): Spot[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const across = width - 2 * LINE_MARGIN;
  const up = height - 2 * LINE_MARGIN;
  return values.map((value, index) => ({
    x: LINE_MARGIN + (values.length === 1 ? across / 2 : (across * index) / (values.length - 1)),
    // Values that are all the same make a line through the middle.
    y: LINE_MARGIN + (span === 0 ? up / 2 : up * (1 - (value - lowest) / span)),
  }));
}
