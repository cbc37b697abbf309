import { fromBase41, toBase41 } from './base41';
import type { Delivery, Parcel } from './parcel';
import { decodeParcel, encodeParcel } from './parcel';

/** Tells our codes from all others; in letters that a QR code packs as tightly as the rest. */
const PREFIX = 'ORBIS:';

export function makeParcelText(parcel: Parcel): string {
  return PREFIX + toBase41(encodeParcel(parcel));
}

export type TextDelivery = Delivery | { readonly ok: false; readonly why: 'other-app' };

/** What stands in a code or was pasted. A chat may have broken the line or added white space. */
export function readParcelText(text: string): TextDelivery {
  const packed = text.replace(/\s+/g, '').toUpperCase();
  if (!packed.startsWith(PREFIX)) return { ok: false, why: 'other-app' };
  const bytes = fromBase41(packed.slice(PREFIX.length));
  return bytes === null ? { ok: false, why: 'damaged' } : decodeParcel(bytes);
}
