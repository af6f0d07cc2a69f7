import { createHash } from 'node:crypto';

/** Chance that is the same for the same words: bytes of SHA-256 over the words and a counter, so that no two make one id. */
export function chance(...words) {
  const key = words.join('\n');
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const bytes = (count) => {
    if (at + count > block.length) {
      block = createHash('sha256').update(`${key}\n${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += count;
    return block.subarray(at - count, at);
  };
  const hex = (digits) => {
    let text = '';
    while (text.length < digits) text += bytes(16).toString('hex');
    return text.slice(0, digits);
  };
  const below = (limit) => bytes(4).readUInt32LE(0) % limit;
  const uuid = () => {
    const text = hex(32);
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`;
  };
  return { below, of: (list) => list[below(list.length)], hex, uuid };
}
