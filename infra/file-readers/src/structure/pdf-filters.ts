import { constants, createInflateRaw } from 'node:zlib';

/** Bytes that a stream of zlib becomes, or more than `most`; nothing of them is kept. What it lacks or has broken ends it, as for readers. */
export function inflatedSize(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    // Without its head of two bytes and its sum, which readers do not ask for either.
    const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
    let size = 0;
    const finish = (found: number) => {
      inflate.destroy();
      resolve(found);
    };
    inflate.on('data', (part: Buffer) => {
      size += part.length;
      if (size > most) finish(size);
    });
    inflate.once('end', () => finish(size));
    inflate.once('error', () => finish(size));
    inflate.end(packed.subarray(2));
  });
}

const clear = 256;
const endOfData = 257;
const lastCode = 4095;

/** Bytes that a stream of LZW becomes, or more than `most`: codes are followed by the lengths of what they mean alone. */
export function lzwSize(packed: Buffer, most: number): number {
  const lengths = new Uint32Array(lastCode + 2);
  let [size, next, width, previous, held, bits] = [0, endOfData + 1, 9, 0, 0, 0];
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData || size > most) break;
    if (code === clear) [next, width, previous] = [endOfData + 1, 9, 0];
    else {
      const length = code < clear ? 1 : code < next ? (lengths[code] ?? 1) : previous + 1;
      size += length;
      if (previous > 0 && next <= lastCode) {
        lengths[next] = previous + 1;
        next += 1;
      }
      previous = length;
      width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
    }
  }
  return size;
}

/** Five letters for four bytes, `z` for four of nothing; blanks are passed over, `~` ends it. */
function fromLetters(text: Buffer): Buffer {
  const bytes = Buffer.alloc(text.length * 4);
  let [size, value, count] = [0, 0, 0];
  for (const letter of text) {
    if (letter === 0x7e) break;
    if (letter === 0x7a && count === 0) size += 4;
    if (letter < 0x21 || letter > 0x75) continue;
    value = value * 85 + letter - 0x21;
    count += 1;
    if (count < 5) continue;
    bytes.writeUInt32BE(value % 0x1_0000_0000, size);
    [size, value, count] = [size + 4, 0, 0];
  }
  if (count < 2) return bytes.subarray(0, size);
  for (let fill = count; fill < 5; fill += 1) value = value * 85 + 84;
  bytes.writeUInt32BE(value % 0x1_0000_0000, size);
  return bytes.subarray(0, size + count - 1);
}

const fromDigits = (text: Buffer): Buffer =>
  Buffer.from(text.toString('latin1').split('>', 1).join('').replace(/\s/g, ''), 'hex');

/** What writes bytes in letters, and makes no more of them. */
export const lettered: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  ASCII85Decode: fromLetters,
  A85: fromLetters,
  ASCIIHexDecode: fromDigits,
  AHx: fromDigits,
};
