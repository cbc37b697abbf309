/** Why a value is not a table of `orbis-table/1`. Codes with their figures, for others to word. */
export type Fault =
  | { readonly code: 'not-json'; readonly detail: string }
  | { readonly code: 'missing' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'expected-type'; readonly type: string; readonly got: unknown }
  | {
      readonly code: 'expected-one-of';
      readonly options: readonly unknown[];
      readonly got: unknown;
    }
  | {
      readonly code: 'expected-whole';
      readonly min: number;
      readonly max: number;
      readonly got: unknown;
    }
  | {
      readonly code: 'expected-length';
      readonly min: number;
      readonly max: number;
      readonly got: number;
    }
  | { readonly code: 'expected-name'; readonly max: number; readonly got: string }
  | { readonly code: 'repeated'; readonly got: unknown }
  | { readonly code: 'only-death-is-cancelled' }
  | { readonly code: 'pick-without-temple' };

export type FaultCode = Fault['code'];

export type PathStep = string | number;

export interface InputProblem {
  readonly path: readonly PathStep[];
  readonly fault: Fault;
}
