import type { TextDelivery } from '../../codec/parcelText';
import type { Seat } from '../../engine/table';
import type { Received } from '../../storage/receive';
import type { PyramidParcel } from './seatParcel';

/** What a scan led to, for the page to say. */
export type Outcome =
  | { readonly kind: 'refused'; readonly why: Extract<TextDelivery, { ok: false }>['why'] | 'full' }
  | {
      readonly kind: 'seated';
      readonly parcel: PyramidParcel;
      readonly seat: Seat;
      readonly what: 'new' | 'updated' | 'same';
    }
  /** Every seat is taken by somebody else. */
  | { readonly kind: 'ask-seat'; readonly parcel: PyramidParcel }
  /** It was scanned without a table. */
  | { readonly kind: 'ask-table'; readonly parcel: PyramidParcel }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly finished: boolean;
      readonly received: Received;
    }
  | { readonly kind: 'box'; readonly added: number; readonly received: Received };
