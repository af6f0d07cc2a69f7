import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDiskFileStore } from './disk-file-store.ts';

const hello = new TextEncoder().encode('你好');
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'talentlog-files-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('disk file store', () => {
  it('names a file by the SHA-256 of its bytes and gives it back, also after reopening', async () => {
    const { fileId, size } = await (await openDiskFileStore(dir)).put(hello);
    expect(fileId).toBe('670d9743542cae3ea7ebe36af56bd53648b0a1126162e78d81a32934a711302e');
    expect(size).toBe(6);
    expect(await (await openDiskFileStore(dir)).get(fileId)).toEqual(Buffer.from(hello));
  });

  it('keeps one file for the same bytes, also when put at once, and leaves no temporary file', async () => {
    const store = await openDiskFileStore(dir);
    const ids = await Promise.all(Array.from({ length: 8 }, () => store.put(hello)));
    expect(new Set(ids.map(({ fileId }) => fileId)).size).toBe(1);
    expect(await readdir(join(dir, '67'))).toHaveLength(1);
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  });

  it('answers undefined for what is not there and for what is not an id', async () => {
    const store = await openDiskFileStore(dir);
    expect(await store.get('0'.repeat(64))).toBeUndefined();
    expect(await store.get('../../etc/passwd')).toBeUndefined();
  });

  it('deletes, and deleting again is no error', async () => {
    const store = await openDiskFileStore(dir);
    const { fileId } = await store.put(hello);
    await store.delete(fileId);
    await store.delete(fileId);
    await store.delete('../x');
    expect(await store.get(fileId)).toBeUndefined();
  });

  it('refuses to hand out damaged bytes, and a new put heals them', async () => {
    const store = await openDiskFileStore(dir);
    const { fileId } = await store.put(hello);
    await writeFile(join(dir, '67', fileId), 'other');
    await expect(store.get(fileId)).rejects.toThrow('damaged');
    await store.put(hello);
    expect(await store.get(fileId)).toEqual(Buffer.from(hello));
  });

  it('sweeps what a crash left half written, but not what another process is writing', async () => {
    await mkdir(join(dir, 'tmp'));
    await writeFile(join(dir, 'tmp', 'old'), 'x');
    await utimes(join(dir, 'tmp', 'old'), 1, 1);
    await writeFile(join(dir, 'tmp', 'young'), 'x');
    await openDiskFileStore(dir);
    expect(await readdir(join(dir, 'tmp'))).toEqual(['young']);
  });
});
