import type { Category } from '../../engine/categories';
import type { Seat } from '../../engine/table';

/** The figure somebody wants explained. */
export interface Asked {
  readonly seat: Seat;
  readonly what: Category | 'total';
}
