/** The first few in an order, without sorting all the rest; equals stay as they came. */
export function firstFew<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const few: Item[] = [];
  for (const item of items) {
    const worst = few[few.length - 1];
    if (few.length === count && (worst === undefined || compare(item, worst) >= 0)) continue;
    const at = few.findIndex((other) => compare(item, other) < 0);
    few.splice(at === -1 ? few.length : at, 0, item);
    if (few.length > count) few.pop();
  }
  return few;
}
