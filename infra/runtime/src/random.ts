import { randomBytes, randomFillSync } from 'node:crypto';

const block = Buffer.allocUnsafeSlow(4096);
let used = block.length;

/**
 * Random bytes of the system's generator, drawn in blocks: asking for sixteen at a time took 19-27 µs of a command, a copy takes none.
 * No byte is given twice, and what was given is not kept here.
 */
export function randomPart(count: number): Buffer {
  if (count > block.length) return randomBytes(count);
  if (used + count > block.length) {
    randomFillSync(block);
    used = 0;
  }
  const part = Buffer.from(block.subarray(used, used + count));
  block.fill(0, used, used + count);
  used += count;
  return part;
}
