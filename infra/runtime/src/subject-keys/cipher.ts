import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;
const pool = Buffer.alloc(ivLength * 512);
let used = pool.length;

/** Random bytes drawn in blocks, because asking for twelve at a time costs more than the encryption. */
function freshIv(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ivLength;
  return Buffer.from(pool.subarray(used - ivLength, used));
}

/** AES-256-GCM; `sealed` is the ciphertext followed by its tag. */
export function encrypt(key: KeyObject, plain: Buffer, aad: string): { readonly iv: Buffer; readonly sealed: Buffer } {
  const iv = freshIv();
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
