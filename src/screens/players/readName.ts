import { MAX_NAME_LENGTH } from '../../engine/table';

/** The name in a text, trimmed; null where it is empty or too long. An emoji is one character. */
export function readName(text: string): string | null {
  const name = text.trim();
  const { length } = Array.from(name);
  return length >= 1 && length <= MAX_NAME_LENGTH ? name : null;
}
