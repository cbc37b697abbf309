import { z } from 'zod';
import type { Fault } from './inputProblem';

type WithoutGot<F> = F extends Fault ? Omit<F, 'got'> : never;

/** What a check of ours says when it fails; what was there instead is added from the input. */
export type Complaint = WithoutGot<Fault>;

export function complain(complaint: Complaint) {
  return { params: { complaint } };
}

/** One check for type, whole and range, so that the message names the whole range at once. */
export function whole(min: number, max: number) {
  return z.custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    complain({ code: 'expected-whole', min, max }),
  );
}

export function listOf<T extends z.ZodType>(item: T, min: number, max: number) {
  return z
    .array(item)
    .refine(
      ({ length }) => length >= min && length <= max,
      complain({ code: 'expected-length', min, max }),
    );
}

export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
