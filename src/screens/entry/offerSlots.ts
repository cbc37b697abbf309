import type { BoxTile } from '../../box/boxTile';
import { faceKey } from '../../box/boxTile';
import type { Offer } from '../../box/offer';
import type { OfferSlot } from '../../components/entry/OfferGrid';

const keyOf = ({ face }: BoxTile) => faceKey(face);

/** The order in which a colour's tiles are offered, remembered when the colour is chosen. */
export function orderOf({ free }: Offer): string[] {
  return free.map(keyOf);
}

/**
 * A tile that was placed leaves its place empty while its colour stays chosen: a finger that presses
 * twice finds nothing, and the others lie where they lay. What came since stands at the end.
 */
export function offerSlots(order: readonly string[], { free, onTable }: Offer): OfferSlot[] {
  const byKey = new Map([...onTable, ...free].map((tile) => [keyOf(tile), tile.face]));
  const isFree = new Set(free.map(keyOf));
  const keys = [...order, ...free.map(keyOf).filter((key) => !order.includes(key))];
  return keys.flatMap((key) => {
    const face = byKey.get(key);
    return face === undefined ? [] : [{ key, face, taken: !isFree.has(key) }];
  });
}

/** Tiles that lie on the table already, to be asked for. */
export function onTableSlots({ onTable }: Offer): OfferSlot[] {
  return onTable.map((tile) => ({ key: keyOf(tile), face: tile.face, taken: false }));
}
