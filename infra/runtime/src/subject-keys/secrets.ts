import { createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openKey32 } from './key-file.ts';

/** The company's secret, from the file `secret` of the data folder; made at first use. Without it claims and links are lost. */
export function openSecrets(dir: string): Buffer {
  return openKey32(join(dir, 'secret'), () => randomBytes(32));
}

const hmac = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/**
 * Keyed hash of a natural key (a phone), as the name of its claim stream: equal keys of a kind give equal text, and without the
 * secret nobody can try keys out. The caller normalises the key first.
 */
export function blindIndex(secret: Buffer, kind: string, key: string): string {
  return hmac(secret, JSON.stringify([kind, key])).toString('hex');
}

/** One-time links: events keep the seed, the token is derived where it is sent, and what is looked up is its hash. */
export function linkTokens(secret: Buffer) {
  const token = (seed: string): string => hmac(secret, `link${seed}`).subarray(0, 16).toString('base64url');
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  return {
    /** 128 bits, URL-safe. */
    token,
    /** What a token is stored and found as. */
    hash,
    /** Id of the link with this seed: the hash of its token. */
    linkId: (seed: string): string => hash(token(seed)),
  };
}
