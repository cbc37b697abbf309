/**
 * In bytes. Ten thousand games take a tenth of it and the rest holds a few hundred photos; a phone has
 * the text of a file in memory more than once while it is opened. No larger one is ever written.
 */
export const LARGEST_FILE = 100_000_000;
