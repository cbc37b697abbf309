import { MAX_NAME_LENGTH } from './table';

/**
 * The name in a text, trimmed; null where it is empty or too long. Characters are code points: an
 * emoji is one, and Hermes has no Segmenter to count graphemes by.
 */
export function readName(text: string): string | null {
  const name = text.trim();
  const { length } = Array.from(name);
  return length >= 1 && length <= MAX_NAME_LENGTH ? name : null;
}
