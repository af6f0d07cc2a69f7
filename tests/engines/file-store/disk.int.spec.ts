import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { fileStoreContract } from './contract.ts';

fileStoreContract('disk', async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openDiskFileStore(folder),
    damage: (fileId) => writeFile(join(folder, fileId.slice(0, 2), fileId), 'other'),
    remove: () => own.release(),
  };
});

describe('files on a disk', () => {
  let folder: string;
  const own = ownOfEachTest();
  beforeEach(async () => {
    folder = own.folder();
  });

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
