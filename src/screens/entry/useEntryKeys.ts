import { MAX_WORSHIPERS } from '../../engine/table';
import { moveCursor } from './cursor';
import { offerOf } from './entryStore';
import type { KeyCommand } from './keyCommand';
import { offerSlots } from './offerSlots';
import type { Entry } from './useEntry';
import { useKeys } from './useKeys';

/** The entry from the keyboard: each command does what a press would. */
export function useEntryKeys({ store, actions }: Entry): void {
  const digit = (n: number) => {
    const moment = store.get();
    const { state, view } = moment;
    if (view.panel === 'worshipers' && n <= MAX_WORSHIPERS) actions.chooseWorshipers(n);
    const placing = view.panel === 'palette' || view.panel === 'change';
    if (!placing || n === 0 || state.form === true || state.color === null) return;
    const slot = offerSlots(state.order, offerOf(moment, state.color))[n - 1];
    if (slot !== undefined && !slot.taken) actions.placeFree(slot.face);
  };

  const token = () => {
    const { state, view, player } = store.get();
    const { cursor } = view;
    const atCursor = cursor === null ? null : player.pyramid[cursor];
    const cell = atCursor === null ? state.last : cursor;
    const tile = cell === null ? null : player.pyramid[cell];
    if (cell !== null && tile !== null && 'cancelled' in tile) {
      actions.setToken(cell, !tile.cancelled);
    }
  };

  const run = (command: KeyCommand) => {
    const { cursor } = store.get().view;
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
