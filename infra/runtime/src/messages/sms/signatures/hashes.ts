import { type BinaryLike, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA256. */
export const hmac = (key: BinaryLike, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
