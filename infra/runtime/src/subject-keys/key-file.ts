import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that holds a key is missing, is no key, or is that of another installation; its message names it and says what to do. */
export class KeyFileRefused extends Error {}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function synced(path: string, flags: string, write: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags, 0o600);
  try {
    write(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The bytes of a key file, made at first use: readable by its owner only, whole or absent after a crash, and never overwritten, so
 * that of two processes both get the first one's. `mayMake: false` throws for a missing file instead.
 */
export function openKeyFile(path: string, make: () => Buffer, { mayMake = true }: { mayMake?: boolean } = {}): Buffer {
  const found = readIfThere(path);
  if (found !== undefined) return found;
  if (!mayMake)
    throw new KeyFileRefused(
      `${path} is missing: what it protects cannot be read without it. Bring it back from its backup.`,
    );
  const temporary = `${path}.${randomUUID()}`;
  try {
    synced(temporary, 'wx', (descriptor) => writeSync(descriptor, make()));
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  synced(dirname(path), 'r', () => undefined);
  return readFileSync(path);
}

/** Length of a key that lies in a file as it is. */
export const keyBytes = 32;

/** A key file of exactly 32 bytes. Throws for one of another length: it is damaged or is no key. */
export function openKey32(path: string, make: () => Buffer, options?: { mayMake?: boolean }): Buffer {
  const key = openKeyFile(path, make, options);
  if (key.length !== keyBytes)
    throw new KeyFileRefused(
      `${path} holds ${key.length} bytes, not the ${keyBytes} of a key. Bring it back from its backup.`,
    );
  return key;
}
