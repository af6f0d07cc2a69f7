import type { KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

const ivLength = 12;

/** A person's key as it may lie on a disk: encrypted by the master key and bound to the person. */
export function wrap(master: KeyObject, bytes: Buffer, subject: string): Buffer {
  const { iv, sealed } = encrypt(master, bytes, `key of ${subject}`);
  return Buffer.concat([iv, sealed]);
}

/** Whether this master key is the one that it was wrapped by. */
export function opens(master: KeyObject, wrapped: Buffer, subject: string): boolean {
  try {
    return unwrap(master, wrapped, subject).length > 0;
  } catch {
    return false;
  }
}

/** Throws where the key was wrapped by another master key, or for somebody else. */
export function unwrap(master: KeyObject, wrapped: Buffer, subject: string): Buffer {
  try {
    return decrypt(master, wrapped.subarray(0, ivLength), wrapped.subarray(ivLength), `key of ${subject}`);
  } catch (cause) {
    throw new Error("a person's key does not open: the master key file is not the one it was wrapped by", { cause });
  }
}
