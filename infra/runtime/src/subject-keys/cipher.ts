import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { randomPart } from '../random.ts';

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM; `sealed` is the ciphertext followed by its tag. */
export function encrypt(key: KeyObject, plain: Buffer, aad: string): { readonly iv: Buffer; readonly sealed: Buffer } {
  const iv = randomPart(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(aad));
  return { iv, sealed: Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]) };
}

/** Throws where key, bytes or `aad` are not those of the encryption. */
export function decrypt(key: KeyObject, iv: Buffer, sealed: Buffer, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
}
