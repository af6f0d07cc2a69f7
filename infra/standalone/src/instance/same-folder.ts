import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const placeOf = (folder: string, proof: string): string => join(folder, `joins-${proof}`);

/**
 * Asks with the name of a file that lies in the folder meanwhile. Whoever sees it there stands on the same folder: a copy, however fresh, does
 * not have it.
 */
export const provenIn =
  (folder: string) =>
  async <T>(ask: (proof: string) => Promise<T>): Promise<T> => {
    const proof = randomBytes(18).toString('hex');
    const file = placeOf(folder, proof);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
    try {
      return await ask(proof);
    } finally {
      rmSync(file, { force: true });
    }
  };

/** Whether it lies here. It is taken away: it shows something once. */
export function isProvenIn(folder: string, proof: string): boolean {
  if (!/^[0-9a-f]{36}$/.test(proof)) return false;
  try {
    rmSync(placeOf(folder, proof));
    return true;
  } catch {
    return false;
  }
}
