import { createHmac, createSecretKey } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

const ivLength = 12;

/** What the company keeps for somebody, as it may lie on a disk. */
export interface CompanySeal {
  /** Encrypted, and bound to whose it is. */
  seal(plain: Buffer, owner: string): string;
  /** Throws where it was sealed by another secret, or for somebody else. */
  open(sealed: string, owner: string): Buffer;
}

/** Seals with a key of the company's secret; each kind of thing has a key of its own. */
export function companySeal(secret: Buffer, kind: string): CompanySeal {
  const key = createSecretKey(createHmac('sha256', secret).update(`seal/${kind}`).digest());
  return {
    seal(plain, owner) {
      const { iv, sealed } = encrypt(key, plain, `${kind} of ${owner}`);
      return Buffer.concat([iv, sealed]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      return decrypt(key, bytes.subarray(0, ivLength), bytes.subarray(ivLength), `${kind} of ${owner}`);
    },
  };
}
