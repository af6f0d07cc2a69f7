const orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Bits beside the codes of lengths and of distances (RFC 1951, 3.2.5), and the first length of each code. */
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5];
const distanceBits = (code: number): number => (code < 4 || code > 29 ? 0 : (code >> 1) - 1);
const firstLengths = [3];
for (const bits of lengthBits) firstLengths.push((firstLengths.at(-1) ?? 3) + 2 ** bits);
const longest = 258;

interface Codes {
  /** Of each run of bits what it begins with: the length of that code, and its value. */
  readonly found: Int32Array;
  readonly bits: number;
}

/** Also of lengths that no writer gives: a later code takes the place of an earlier one. */
function codesOf(lengths: readonly number[]): Codes {
  const bits = Math.max(0, ...lengths);
  const found = new Int32Array(2 ** bits);
  let code = 0;
  for (let length = 1; length <= bits; length += 1, code <<= 1)
    for (const [value, own] of lengths.entries()) {
      if (own !== length) continue;
      let turned = 0;
      for (let bit = 0; bit < length; bit += 1) turned |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let at = turned; at < found.length; at += 2 ** length) found[at] = (length << 16) | value;
      code += 1;
    }
  return { found, bits };
}

const plainLengths = codesOf(Array.from({ length: 288 }, (_, n) => (n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8)));
const plainDistances = codesOf(Array.from({ length: 30 }, () => 5));

/** Bits from the lowest one of each byte on. Undefined where there are no more, or none that mean something. */
class Bits {
  at = 0;
  private held = 0;
  private count = 0;

  constructor(private readonly bytes: Buffer) {}

  take(count: number): number | undefined {
    this.fill(count);
    if (this.count < count) return undefined;
    const taken = this.held & ((1 << count) - 1);
    this.drop(count);
    return taken;
  }

  code({ found, bits }: Codes): number | undefined {
    this.fill(bits);
    const known = found[this.held & ((1 << bits) - 1)] ?? 0;
    const length = known >> 16;
    if (length === 0 || length > this.count) return undefined;
    this.drop(length);
    return known & 0xffff;
  }

  /** Two bytes from the next whole one on. */
  pair(): number | undefined {
    this.held = 0;
    this.count = 0;
    this.at += 2;
    return this.at > this.bytes.length ? undefined : this.bytes.readUInt16LE(this.at - 2);
  }

  private fill(count: number): void {
    for (; this.count < count && this.at < this.bytes.length; this.count += 8, this.at += 1)
      this.held |= (this.bytes[this.at] ?? 0) << this.count;
  }

  private drop(count: number): void {
    this.held >>= count;
    this.count -= count;
  }
}

function toldCodes(bits: Bits): { readonly lengths: Codes; readonly distances: Codes } | undefined {
  const [more, far, few] = [bits.take(5), bits.take(5), bits.take(4)];
  if (more === undefined || far === undefined || few === undefined) return undefined;
  const own = Array.from(orderOfLengths, () => 0);
  for (const place of orderOfLengths.slice(0, few + 4)) own[place] = bits.take(3) ?? 0;
  const codes = codesOf(own);
  const told: number[] = [];
  while (told.length < more + far + 258) {
    const code = bits.code(codes);
    if (code === undefined) return undefined;
    if (code < 16) told.push(code);
    else {
      const [again, first, last] = code === 16 ? [2, 3, told.at(-1) ?? 0] : code === 17 ? [3, 3, 0] : [7, 11, 0];
      const times = (bits.take(again) ?? 0) + first;
      for (let time = 0; time < times; time += 1) told.push(last);
    }
  }
  return { lengths: codesOf(told.slice(0, more + 257)), distances: codesOf(told.slice(more + 257, more + far + 258)) };
}

/**
 * Bytes that packed ones become for a reader that goes on where zlib gives up, as the one of our own does: from before the beginning it
 * copies nothing, an empty part may say its length wrongly, and codes may overlap. Counted without what they become; more than `most` ends it.
 */
export function deflateSize(packed: Buffer, most: number): number {
  const bits = new Bits(packed);
  let size = 0;
  for (let isLast = false; !isLast && size <= most; ) {
    const head = bits.take(3);
    if (head === undefined) return size;
    isLast = (head & 1) === 1;
    if (head >> 1 === 0) {
      const [length, again] = [bits.pair(), bits.pair()];
      if (length === undefined || again === undefined) return size;
      if (again !== (~length & 0xffff) && (length !== 0 || again !== 0)) return size;
      size += Math.min(length, packed.length - bits.at);
      bits.at += length;
      continue;
    }
    const codes = head >> 1 === 1 ? { lengths: plainLengths, distances: plainDistances } : toldCodes(bits);
    if (codes === undefined || head >> 1 === 3) return size;
    for (let code = bits.code(codes.lengths); code !== 256; code = bits.code(codes.lengths)) {
      if (code === undefined || size > most) return size;
      if (code < 256) size += 1;
      else {
        const length = bits.take(lengthBits[code - 257] ?? 0) ?? 0;
        size += code < 285 ? (firstLengths[code - 257] ?? 0) + length : longest;
        const distance = bits.code(codes.distances);
        if (distance === undefined) return size;
        bits.take(distanceBits(distance));
      }
    }
  }
  return size;
}
