import type { OfferSlot } from '../../components/entry/OfferGrid';
import { MAX_WORSHIPERS } from '../../engine/table';
import type { DraftPyramid } from '../../engine/table';
import { moveCursor } from './cursor';
import type { KeyCommand } from './keyCommand';
import type { Entry } from './useEntry';
import { useKeys } from './useKeys';

/** The entry from the keyboard: each command does what a press would. */
export function useEntryKeys(
  entry: Entry,
  pyramid: DraftPyramid,
  slotsNow: () => readonly OfferSlot[],
): void {
  const { state, view, actions } = entry;
  const { panel, cursor } = view;
  const placing = panel === 'palette' || panel === 'change';
  const atCursor = cursor === null ? null : pyramid[cursor];

  const digit = (n: number) => {
    if (panel === 'worshipers' && n <= MAX_WORSHIPERS) actions.chooseWorshipers(n);
    const slot = placing && n > 0 && state.form !== true ? slotsNow()[n - 1] : undefined;
    if (slot !== undefined && !slot.taken) actions.placeFree(slot.face);
  };

  const token = () => {
    const cell = atCursor === null ? state.last : cursor;
    const tile = cell === null ? null : pyramid[cell];
    if (cell !== null && tile !== null && 'cancelled' in tile) {
      actions.setToken(cell, !tile.cancelled);
    }
  };

  const run = (command: KeyCommand) => {
    switch (command.kind) {
      case 'move': {
        const cell = cursor === null ? 0 : moveCursor(cursor, command.direction);
        actions.turnTo({ kind: 'cell', cell, doing: 'look' });
        break;
      }
      case 'color':
        if (cursor !== null) actions.chooseColor(command.color);
        break;
      case 'wilderness':
        actions.place({ type: 'wilderness' });
        break;
      case 'digit':
        digit(command.digit);
        break;
      case 'token':
        token();
        break;
      case 'clear':
        if (cursor !== null) actions.clear(cursor);
        break;
      case 'undo':
        actions.undo();
        break;
      case 'redo':
        actions.redo();
        break;
    }
  };
  useKeys(run);
}
