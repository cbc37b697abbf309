/** Two players of one name are told apart by a number, in the order in which they sit. */
export function displayNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    if (same === 1) return name;
    const turn = names.slice(0, seat + 1).filter((other) => other === name).length;
    return `${name} (${turn})`;
  });
}
