/** Seven bits may be waiting for their byte, and arithmetic on bits ends at 32. */
const MAX_WIDTH = 24;
/** Four groups of seven bits: more than any code point, and than any name is long. */
const VARINT_BITS = 28;

/** Bits into bytes, the highest bit first. What does not fit is refused: bytes never hold a lie. */
export class BitWriter {
  private bytes = new Uint8Array(256);
  private length = 0;
  private waiting = 0;
  private count = 0;

  write(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || width > MAX_WIDTH || value >= 1 << width) {
      throw new RangeError(`${value} is no number of ${width} bits`);
    }
    this.waiting = (this.waiting << width) | value;
    this.count += width;
    while (this.count >= 8) {
      this.count -= 8;
      this.push((this.waiting >>> this.count) & 0xff);
    }
  }

  /** Seven bits a byte, the lowest first; the eighth bit says that more follow. */
  writeVarint(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 1 << VARINT_BITS) {
      throw new RangeError(`${value} is no number of ${VARINT_BITS} bits`);
    }
    let rest = value;
    while (rest >= 0x80) {
      this.write((rest & 0x7f) | 0x80, 8);
      rest >>>= 7;
    }
    this.write(rest, 8);
  }

  /** Everything written so far; the last byte is filled up with zeros. */
  toBytes(): Uint8Array {
    const bytes = this.bytes.slice(0, this.length + (this.count > 0 ? 1 : 0));
    if (this.count > 0) bytes[this.length] = (this.waiting << (8 - this.count)) & 0xff;
    return bytes;
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const wider = new Uint8Array(this.length * 2);
      wider.set(this.bytes);
      this.bytes = wider;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}

/**
 * The way back. A failure stays: from then on all is zero, so that those who read need not ask after
 * every field, and only who opened the bytes asks once.
 */
export class BitReader {
  private next = 0;
  private waiting = 0;
  private count = 0;
  private failure = false;

  constructor(private readonly bytes: Uint8Array) {}

  get failed(): boolean {
    return this.failure;
  }

  fail(): void {
    this.failure = true;
  }

  read(width: number): number {
    while (this.count < width) {
      const byte = this.bytes[this.next];
      if (byte === undefined) this.failure = true;
      this.waiting = (this.waiting << 8) | (byte ?? 0);
      this.count += 8;
      this.next += 1;
    }
    this.count -= width;
    return this.failure ? 0 : (this.waiting >>> this.count) & ((1 << width) - 1);
  }

  readVarint(): number {
    let value = 0;
    for (let shift = 0; shift < VARINT_BITS; shift += 7) {
      const group = this.read(8);
      value |= (group & 0x7f) << shift;
      if (group < 0x80) return value;
    }
    this.fail();
    return 0;
  }

  /** Whether only the zeros are left that fill up the last byte. */
  isSpent(): boolean {
    return this.next === this.bytes.length && this.read(this.count) === 0;
  }
}
