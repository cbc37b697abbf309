import type { z } from 'zod';
import { TILE_TYPES } from '../tile';
import type { Complaint } from './checks';
import type { Fault, InputProblem, PathStep } from './inputProblem';

type Issue = z.core.$ZodIssue;

function isComplaint(params: Record<string, unknown> | undefined): params is {
  complaint: Complaint;
} {
  return params?.['complaint'] !== undefined;
}

function lengthOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}

/** A complaint of ours with what stood there; a length complains of the length. */
function faultOf(complaint: Complaint, input: unknown): Fault {
  const got = complaint.code === 'expected-length' ? lengthOf(input) : input;
  return { ...complaint, got } as Fault;
}

function fieldOf(input: unknown, field: string): unknown {
  if (typeof input !== 'object' || input === null) return undefined;
  return Object.getOwnPropertyDescriptor(input, field)?.value as unknown;
}

function faultOfIssue(issue: Issue): Fault {
  const got = issue.input;
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'expected-type', type: issue.expected, got };
    case 'invalid_value':
      return { code: 'expected-one-of', options: issue.values, got };
    case 'invalid_union':
      // The one union is that of tiles, told apart by their type.
      return { code: 'expected-one-of', options: TILE_TYPES, got: fieldOf(got, 'type') };
    case 'too_small':
    case 'too_big': {
      // Only the tuple of rows comes here, and its length is exact.
      const exact = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
      return { code: 'expected-length', min: exact, max: exact, got: lengthOf(got) };
    }
    case 'custom':
      if (isComplaint(issue.params)) return faultOf(issue.params.complaint, got);
      return { code: 'expected-type', type: 'value', got };
    default:
      return { code: 'expected-type', type: issue.code, got };
  }
}

/** What the schema library found, in our codes. */
export function problemsOfIssue(issue: Issue): InputProblem[] {
  const path = issue.path.map((step): PathStep => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], fault: { code: 'unknown-field' } }));
  }
  const fault = faultOfIssue(issue);
  // JSON knows no undefined: what is undefined was left out.
  if ('got' in fault && fault.got === undefined) return [{ path, fault: { code: 'missing' } }];
  return [{ path, fault }];
}
