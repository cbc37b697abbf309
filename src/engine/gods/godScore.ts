import type { CountedType } from '../universe';

/** Why a God gives what it gives; `counts` are by seat, so that screens can show who was compared. */
export type GodReason =
  | { readonly code: 'god-missing' }
  | { readonly code: 'fixed' }
  | { readonly code: 'death-paid' }
  | { readonly code: 'death-cancelled' }
  | {
      readonly code: 'equilibrium';
      readonly villages: number;
      readonly temples: number;
      readonly volcanoes: number;
    }
  | {
      readonly code: 'fewest-wilderness';
      readonly counts: readonly number[];
      readonly best: number;
    }
  | {
      readonly code: 'most';
      readonly of: CountedType;
      readonly counts: readonly number[];
      readonly best: number;
    }
  /** Level at zero, and the ruling asks for at least one. */
  | { readonly code: 'most-needs-one'; readonly of: CountedType };

export type GodReasonCode = GodReason['code'];

export interface GodScore {
  readonly points: number;
  readonly reason: GodReason;
}
