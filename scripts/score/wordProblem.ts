import type { Fault, InputProblem, PathStep } from '../../src/engine/format/inputProblem';

const LONGEST_QUOTE = 40;

function quote(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function list(options: readonly unknown[]): string {
  return options.map(String).join(', ');
}

function range(min: number, max: number): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

function wordFault(fault: Fault): string {
  switch (fault.code) {
    case 'not-json':
      return `not JSON: ${fault.detail}`;
    case 'missing':
      return 'missing';
    case 'unknown-field':
      return 'unknown field';
    case 'expected-type':
      return `expected ${fault.type}, got ${quote(fault.got)}`;
    case 'expected-one-of':
      return `expected one of ${list(fault.options)}, got ${quote(fault.got)}`;
    case 'expected-whole':
      return `expected ${range(fault.min, fault.max)}, got ${quote(fault.got)}`;
    case 'expected-length':
      return `expected ${range(fault.min, fault.max)} entries, got ${fault.got}`;
    case 'expected-name':
      return `expected 1 to ${fault.max} characters, got ${quote(fault.got)}`;
    case 'repeated':
      return 'expected each at most once';
    case 'only-death-is-cancelled':
      return 'expected true only with the god death';
    case 'pick-without-temple':
      return 'expected null for a player without temples';
  }
}

/** A key that is no plain word is quoted, line breaks and all, so that a problem stays one line. */
function wordStep(step: PathStep): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^\w+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

function wordPath(path: readonly PathStep[]): string {
  return path.length === 0 ? 'table' : path.map(wordStep).join('').replace(/^\./, '');
}

export interface WordedProblem {
  readonly path: string;
  readonly message: string;
}

export function wordProblem({ path, fault }: InputProblem): WordedProblem {
  return { path: wordPath(path), message: wordFault(fault) };
}
