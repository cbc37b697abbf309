const MINUS = '\u2212';

/** A figure with one digit after a point or a comma: "44.3", "−1,0". */
export function decimal(separator: '.' | ','): (n: number) => string {
  return (n) => {
    const figure = Math.abs(n).toFixed(1);
    // What rounds to nothing has no sign.
    const sign = n < 0 && figure !== '0.0' ? MINUS : '';
    return sign + figure.replace('.', separator);
  };
}
