import { constants, createInflateRaw } from 'node:zlib';
import { deflateSize } from './deflate-size.ts';

/** Bytes that a stream of zlib becomes, or more than `most`; nothing of them is kept. What it lacks ends it; over what is broken some readers go on. */
export function inflatedSize(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    // Without its head of two bytes and its sum, which readers do not ask for either.
    const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
    const data = packed.subarray(2);
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
    inflate.once('error', () => finish(Math.max(size, deflateSize(data, most))));
    inflate.end(data);
  });
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const clear = 256;
const endOfData = 257;
const lastCode = 4095;

/** Bytes that a stream of LZW becomes, or more than `most`: codes are followed by the lengths of what they mean alone. They become longer `early` codes before they must. */
export function lzwSize(packed: Buffer, most: number, early: 0 | 1): number {
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
      const told = next + early;
      width = told >= 2048 ? 12 : told >= 1024 ? 11 : told >= 512 ? 10 : 9;
    }
  }
  return size;
}

/**
 * Five letters for four bytes, `z` for four of nothing; blanks are passed over, `~` ends it. Signs that no writer writes are digits, too, as
 * our own reader has it.
 */
function fromLetters(text: Buffer): Buffer {
  const bytes = Buffer.alloc(text.length * 4);
  let [size, value, count] = [0, 0, 0];
  for (const letter of text) {
    if (letter === 0x7e) break;
    if (letter === 0x7a && count === 0) size += 4;
    if ((letter === 0x7a && count === 0) || blanks.has(letter)) continue;
    value = value * 85 + letter - 0x21;
    count += 1;
    if (count < 5) continue;
    bytes.writeInt32BE(value | 0, size);
    [size, value, count] = [size + 4, 0, 0];
  }
  if (count < 2) return bytes.subarray(0, size);
  for (let fill = count; fill < 5; fill += 1) value = value * 85 + 84;
  bytes.writeInt32BE(value | 0, size);
  return bytes.subarray(0, size + count - 1);
}

/** Whatever is no digit is passed over, `>` ends it. */
function fromDigits(text: Buffer): Buffer {
  const digits = text
    .toString('latin1')
    .split('>', 1)
    .join('')
    .replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** What writes bytes in letters, and makes no more of them. */
export const lettered: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  ASCII85Decode: fromLetters,
  A85: fromLetters,
  ASCIIHexDecode: fromDigits,
  AHx: fromDigits,
};
