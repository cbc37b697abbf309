import { readName } from '../engine/readName';
import type { DraftPlayer, DraftTable } from '../engine/table';
import type { Region } from '../engine/tile';
import type { BitReader, BitWriter } from './bits';
import { crc32 } from './checksum';
import { isSame } from './isSame';
import { readPlayer, writePlayer } from './players';
import { seal, unseal } from './seal';
import { readString, writeString } from './strings';
import { readTable, writeTable } from './tables';
import { readCell, writeCell } from './tiles';

/** What one device hands to another. */
export type Parcel =
  | {
      readonly kind: 'pyramid';
      /** Whose it is, however often it is handed over: see `senderOf`. */
      readonly from: number;
      readonly player: DraftPlayer;
    }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly table: DraftTable;
      readonly location: string;
    }
  | { readonly kind: 'box'; readonly faces: readonly Region[] };

type Kind = Parcel['kind'];

/** The first byte; 1 and 2 are taken by what storage holds. */
const MARKS: Readonly<Record<Kind, number>> = { pyramid: 3, table: 4, box: 5 };
const VERSION = 1;
const ID = /^[0-9a-z]+$/;

/** A number for the pyramid of a device: an id is longer than a QR code has room for. */
export function senderOf(tableId: string): number {
  return crc32(Uint8Array.from(tableId, (letter) => letter.charCodeAt(0)));
}

function isName(name: string): boolean {
  return readName(name) === name;
}

function writeParcel(writer: BitWriter, parcel: Parcel): void {
  switch (parcel.kind) {
    case 'pyramid':
      writer.write(parcel.from >>> 16, 16);
      writer.write(parcel.from & 0xffff, 16);
      writePlayer(writer, parcel.player);
      break;
    case 'table':
      writeString(writer, parcel.id);
      writeTable(writer, parcel.table);
      writeString(writer, parcel.location);
      break;
    case 'box':
      writer.writeVarint(parcel.faces.length);
      for (const face of parcel.faces) writeCell(writer, face);
      break;
  }
}

const READERS: Readonly<Record<Kind, (reader: BitReader) => Parcel>> = {
  pyramid: (reader) => {
    const from = reader.read(16) * 0x1_0000 + reader.read(16);
    const player = readPlayer(reader);
    if (!isName(player.name)) reader.fail();
    return { kind: 'pyramid', from, player };
  },
  table: (reader) => {
    const id = readString(reader);
    const table = readTable(reader);
    // The id becomes part of a key in storage.
    if (!ID.test(id) || !table.players.every(({ name }) => isName(name))) reader.fail();
    return { kind: 'table', id, table, location: readString(reader) };
  },
  box: (reader) => {
    const faces: Region[] = [];
    const count = reader.readVarint();
    for (let index = 0; index < count && !reader.failed; index += 1) {
      const face = readCell(reader);
      if (face === null || face.type === 'wilderness') reader.fail();
      else faces.push(face);
    }
    return { kind: 'box', faces };
  },
};

export function encodeParcel(parcel: Parcel): Uint8Array {
  return seal(MARKS[parcel.kind], VERSION, (writer) => writeParcel(writer, parcel));
}

export type Delivery =
  | { readonly ok: true; readonly parcel: Parcel }
  | { readonly ok: false; readonly why: 'damaged' | 'newer-version' };

/**
 * Never throws. Bytes that are whole and of a kind unknown here come from an app that knows more. As
 * with tables there is one form only, so that nothing is read that was not made here.
 */
export function decodeParcel(bytes: Uint8Array): Delivery {
  for (const kind of ['pyramid', 'table', 'box'] as const) {
    const unsealed = unseal(MARKS[kind], VERSION, bytes, READERS[kind]);
    if (unsealed.ok) {
      const parcel = unsealed.value;
      return isSame(encodeParcel(parcel), bytes)
        ? { ok: true, parcel }
        : { ok: false, why: 'damaged' };
    }
    if (unsealed.why !== 'other-kind') return { ok: false, why: unsealed.why };
  }
  return { ok: false, why: 'newer-version' };
}
