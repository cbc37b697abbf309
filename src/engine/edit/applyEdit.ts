import type { Cell } from '../geometry';
import { mapCells } from '../geometry';
import type { DraftPlayer, DraftPyramid, DraftTable, Seat } from '../table';
import { MAX_PLAYERS } from '../table';
import type { Edit } from './edit';
import { moved } from './moved';
import { newPlayer } from './newTable';
import { withColors } from './readColors';
import { namePick, withoutVainPicks } from './templePicks';

function setCell(pyramid: DraftPyramid, cell: Cell, tile: DraftPyramid[Cell]): DraftPyramid {
  return mapCells((one) => (one === cell ? tile : pyramid[one]));
}

function swapCells(pyramid: DraftPyramid, from: Cell, to: Cell): DraftPyramid {
  return setCell(setCell(pyramid, from, pyramid[to]), to, pyramid[from]);
}

function editPlayer(player: DraftPlayer, edit: Edit): DraftPlayer {
  switch (edit.kind) {
    case 'tile':
      return { ...player, pyramid: setCell(player.pyramid, edit.cell, edit.tile) };
    case 'swap':
      return { ...player, pyramid: swapCells(player.pyramid, edit.from, edit.to) };
    case 'colors':
      return { ...player, pyramid: withColors(player.pyramid, edit.colors) };
    case 'god':
      // Only Death can be cancelled; a token does not stay behind for the next God.
      return { ...player, god: edit.god, godCancelled: edit.god === 'death' && edit.cancelled };
    case 'worshipers':
      return { ...player, worshipers: edit.worshipers };
    case 'name':
      return { ...player, name: edit.name };
    default:
      return player;
  }
}

/** Seats in a new order: `order[i]` is who sits at `i` now. What is said of seats moves along. */
function reseat(table: DraftTable, order: readonly Seat[]): DraftTable {
  return {
    ...table,
    players: order.flatMap((seat) => table.players[seat] ?? []),
    templeTieOrder: table.templeTieOrder
      .map((seat) => order.indexOf(seat))
      .filter((seat) => seat !== -1),
    templePicks: order.map((seat) => table.templePicks[seat] ?? null),
  };
}

/** Fewer or more players have other temple tokens, so that picks of before mean nothing. */
function withoutPicks(table: DraftTable): DraftTable {
  return { ...table, templePicks: table.players.map(() => null) };
}

function seatsOf(table: DraftTable): Seat[] {
  return table.players.map((_, seat) => seat);
}

/** At a seat that is taken it takes the place of what was there; one seat further it sits down. */
function seatPlayer(table: DraftTable, seat: Seat, player: DraftPlayer): DraftTable {
  const { players } = table;
  if (seat > players.length || seat >= MAX_PLAYERS) return table;
  const seated = [...players.slice(0, seat), player, ...players.slice(seat + 1)];
  const after = { ...table, players: seated };
  return seat === players.length ? withoutPicks(after) : withoutVainPicks(after);
}

function editSeat(table: DraftTable, edit: Extract<Edit, { seat: Seat }>): DraftTable {
  const { players } = table;
  if (players[edit.seat] === undefined) return table;
  return {
    ...table,
    players: players.map((player, seat) =>
      seat === edit.seat ? editPlayer(player, edit) : player,
    ),
  };
}

/**
 * A table after an edit. An edit that does not fit the table (another tab took the player away)
 * changes nothing: it never throws.
 */
export function applyEdit(table: DraftTable, edit: Edit): DraftTable {
  const { players } = table;
  switch (edit.kind) {
    case 'add-player':
      if (players.length >= MAX_PLAYERS) return table;
      return withoutPicks({ ...table, players: [...players, newPlayer(edit.name)] });
    case 'remove-player':
      if (players[edit.seat] === undefined || players.length === 1) return table;
      return withoutPicks(
        reseat(
          table,
          seatsOf(table).filter((seat) => seat !== edit.seat),
        ),
      );
    case 'move-player':
      if (players[edit.seat] === undefined || players[edit.to] === undefined) return table;
      return reseat(table, moved(seatsOf(table), edit.seat, edit.to));
    case 'hand-over':
      return seatPlayer(table, edit.seat, edit.player);
    case 'rulings':
      return { ...table, rulings: edit.rulings };
    case 'temple-order':
      return edit.order.every((seat) => players[seat] !== undefined)
        ? { ...table, templeTieOrder: edit.order }
        : table;
    case 'temple-pick':
      return namePick(table, edit.seat, edit.token);
    case 'tile':
    case 'colors':
      return withoutVainPicks(editSeat(table, edit));
    case 'swap':
    case 'god':
    case 'worshipers':
    case 'name':
      return editSeat(table, edit);
  }
}
