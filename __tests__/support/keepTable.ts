import type { Edit } from '../../src/engine/edit/edit';
import { addEdit } from '../../src/engine/edit/timeline';
import { CELLS } from '../../src/engine/geometry';
import type { DraftPlayer } from '../../src/engine/table';
import { changeTable, createTable } from '../../src/storage/tables';

/** The presses that enter a player, in the order in which people enter. */
function editsOf({ pyramid, god, godCancelled, worshipers }: DraftPlayer, seat: number): Edit[] {
  const tiles = CELLS.flatMap((cell): Edit[] => {
    const tile = pyramid[cell];
    return tile === null ? [] : [{ kind: 'tile', seat, cell, tile }];
  });
  return [
    ...tiles,
    ...(god === null ? [] : [{ kind: 'god', seat, god, cancelled: godCancelled } as const]),
    ...(worshipers === null ? [] : [{ kind: 'worshipers', seat, worshipers } as const]),
  ];
}

/** A table on the device, entered press by press. */
export function keepTable(
  players: readonly DraftPlayer[],
  kind: 'table' | 'solo' = 'table',
): string {
  const id = createTable(
    kind,
    players.map(({ name }) => name),
  );
  for (const edit of players.flatMap(editsOf)) changeTable(id, (now) => addEdit(now, edit));
  return id;
}
