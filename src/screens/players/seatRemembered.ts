import type { Edit } from '../../engine/edit/edit';
import { MAX_PLAYERS } from '../../engine/table';
import { isDefaultName } from './defaultNames';

/** Where a remembered player sits down; null where the table is full. */
export function seatRemembered(
  names: readonly string[],
  name: string,
  mostPlayers: number = MAX_PLAYERS,
): Edit | null {
  const seat = names.findIndex(isDefaultName);
  if (seat !== -1) return { kind: 'name', seat, name };
  return names.length < mostPlayers ? { kind: 'add-player', name } : null;
}
