import { hash } from 'node:crypto';

const joined = (mark: string, text: string): string => hash('sha256', Buffer.from(mark + text, 'hex'), 'hex');

/** Merkle root of event hashes (hex), leaves and inner nodes hashed apart so that one cannot pass for the other (RFC 6962). */
export function merkleRoot(hashes: readonly string[]): string {
  if (hashes.length === 0) return hash('sha256', '', 'hex');
  let level = hashes.map((leaf) => joined('00', leaf));
  while (level.length > 1) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left = '', right] = [level[index], level[index + 1]];
      above.push(right === undefined ? left : joined('01', left + right));
    }
    level = above;
  }
  return level[0] ?? '';
}
