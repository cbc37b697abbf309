import { encodeQR } from 'qr';

/** What the standard asks for around a code; without it many readers see nothing. */
const QUIET_ZONE = 4;

/** Rows of modules, true for dark, the quiet zone included. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Error correction M: on a clean screen it leaves enough for a glare or a thumb's edge. */
export function qrMatrix(text: string): QrMatrix {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
}

/** 1 to 40, by the number of modules a side. */
export function qrVersion(matrix: QrMatrix): number {
  return (matrix.length - 2 * QUIET_ZONE - 17) / 4;
}
