import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import { fileStoreContract } from './contract.ts';

const makeFolder = () => mkdtemp(join(tmpdir(), 'file-store-'));

fileStoreContract('disk', async () => {
  const folder = await makeFolder();
  return {
    open: () => openDiskFileStore(folder),
    damage: (fileId) => writeFile(join(folder, fileId.slice(0, 2), fileId), 'other'),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('files on a disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the same bytes put at once lie there once, and no temporary file stays', async () => {
    const store = await openDiskFileStore(folder);
    const [put] = await Promise.all(Array.from({ length: 8 }, () => store.put(new TextEncoder().encode('你好'))));
    expect(await readdir(join(folder, put?.fileId.slice(0, 2) ?? ''))).toEqual([put?.fileId]);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('what a crash left half written is swept, but not what another process is writing', async () => {
    await mkdir(join(folder, 'tmp'));
    await writeFile(join(folder, 'tmp', 'old'), 'x');
    await utimes(join(folder, 'tmp', 'old'), 1, 1);
    await writeFile(join(folder, 'tmp', 'young'), 'x');
    await openDiskFileStore(folder);
    expect(await readdir(join(folder, 'tmp'))).toEqual(['young']);
  });
});
