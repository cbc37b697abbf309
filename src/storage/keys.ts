import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';

/** Everything before the first dot: "game" of "game.k3f…". */
function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.') + 1);
}

let groups: Map<string, Set<string>> | null = null;

function list(): Map<string, Set<string>> {
  const listed = new Map<string, Set<string>>();
  for (const key of keyValue.getAllKeys()) {
    const group = groupOf(key);
    const keys = listed.get(group);
    if (keys === undefined) listed.set(group, new Set([key]));
    else keys.add(key);
  }
  return listed;
}

keyValue.addOnValueChangedListener((key) => {
  if (groups === null) return;
  const group = groupOf(key);
  if (!keyValue.contains(key)) groups.get(group)?.delete(key);
  else groups.set(group, (groups.get(group) ?? new Set()).add(key));
});

onOutsideChange(() => {
  groups = null;
});

/**
 * The keys that start with a prefix such as "game.". The device is asked for all its keys once and
 * not at each change, for ten thousand games would be listed to find three open tables.
 */
export function keysIn(prefix: string): string[] {
  groups ??= list();
  return [...(groups.get(prefix) ?? [])];
}
