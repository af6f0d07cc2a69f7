import { randomUUID, webcrypto } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, UnreadableFile } from './port.ts';

const ID = /^[0-9a-f]{64}$/;
const LEFTOVER_AFTER_MS = 3_600_000;
const shards = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
/** Twenty megabytes take a while: this happens beside the thread that answers. */
const digest = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** What the disk says of one file and not of itself. */
const ofOneFile = new Set(['EACCES', 'EPERM', 'EISDIR', 'EIO', 'ELOOP', 'EFBIG']);

/** A name is only durable once the folder that holds it is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Temporary files of a crash hold nothing that was acknowledged; young ones may belong to another process. */
async function sweep(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
}

class DiskFileStore implements FileStore {
  readonly #dir: string;
  readonly #temporary: string;

  constructor(dir: string, temporary: string) {
    this.#dir = dir;
    this.#temporary = temporary;
  }

  identify(bytes: Uint8Array): Promise<string> {
    return digest(bytes);
  }

  async put(bytes: Uint8Array): Promise<{ fileId: string; size: number }> {
    const fileId = await digest(bytes);
    const written = join(this.#temporary, randomUUID());
    try {
      await writeSynced(written, bytes);
      // Written again even if the name exists: that heals a damaged copy, and a rename is atomic.
      await rename(written, this.#path(fileId));
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
    await syncFolder(this.#shard(fileId));
    return { fileId, size: bytes.byteLength };
  }

  async get(fileId: string): Promise<Uint8Array | undefined> {
    if (!ID.test(fileId)) return undefined;
    const bytes = await readFile(this.#path(fileId)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw ofOneFile.has(error.code ?? '') ? new UnreadableFile(`file ${fileId}: ${error.code}`) : error;
    });
    if (bytes !== undefined && (await digest(bytes)) !== fileId)
      throw new UnreadableFile(`file ${fileId} is damaged on disk`);
    return bytes;
  }

  async has(fileId: string): Promise<boolean> {
    if (!ID.test(fileId)) return false;
    return stat(this.#path(fileId)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
  }

  async delete(fileId: string): Promise<void> {
    if (!ID.test(fileId)) return;
    await rm(this.#path(fileId), { force: true });
    await syncFolder(this.#shard(fileId));
  }

  #shard(fileId: string): string {
    return join(this.#dir, fileId.slice(0, 2));
  }

  #path(fileId: string): string {
    return join(this.#shard(fileId), fileId);
  }
}

/**
 * Opens (or creates) a file store in `dir`, which must lie outside any folder served over HTTP. Every file is readable by
 * this user only. Rejects when the folder cannot be created or synced; `get` rejects when the stored bytes were damaged.
 */
export async function openDiskFileStore(dir: string): Promise<FileStore> {
  const temporary = join(dir, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  await Promise.all(shards.map((shard) => mkdir(join(dir, shard), { recursive: true, mode: 0o700 })));
  await syncFolder(dir);
  await sweep(temporary);
  return new DiskFileStore(dir, temporary);
}
