import type { TemplePick } from './distribute';

/** The groups of holders whom nothing has told apart yet; `picks` are in picking order. */
export function openTies(picks: readonly TemplePick[]): TemplePick[][] {
  const groups: TemplePick[][] = [];
  let group: TemplePick[] = [];
  for (const pick of picks) {
    group.push(pick);
    if (pick.reason.code === 'open-tie') continue;
    if (group.length > 1) groups.push(group);
    group = [];
  }
  return groups;
}
