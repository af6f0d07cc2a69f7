import { createHmac, randomBytes } from 'node:crypto';
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
