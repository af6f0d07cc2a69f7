import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf, type StorageState } from './fault.ts';

/** Written to see whether writing goes; less when all was well, more before it is said to be well again. */
const bytes = { well: 4_096, again: 1_048_576 } as const;

/**
 * Whether a file in this folder can still grow: tried at the end of the largest one, because limits on the size of a file show only
 * there. Leaves nothing behind. Rejects with what is no answer of the disk.
 */
export async function probe(folder: string, how: keyof typeof bytes): Promise<StorageState> {
  const file = join(folder, `probe-${process.pid}`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'w', 0o600);
    const piece = Buffer.alloc(bytes[how]);
    const { bytesWritten } = await handle.write(piece, 0, piece.length, await largest(folder));
    await handle.datasync();
    return bytesWritten === piece.length ? 'writable' : 'full';
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    // The probe's own sync says nothing about what was stored elsewhere.
    return fault === 'unsynced' ? 'failing' : fault;
  } finally {
    await handle?.close().catch(() => undefined);
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function largest(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => /\.(db|db-wal|jsonl)$/.test(name));
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => ({ size: 0 }))));
  return Math.max(0, ...sizes.map(({ size }) => size));
}
