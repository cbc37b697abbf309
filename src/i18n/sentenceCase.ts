/** A word that a heading begins with. */
export function sentenceCase(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
