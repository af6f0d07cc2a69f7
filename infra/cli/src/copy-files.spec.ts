import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { FileStore } from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import { ownOfEachTest } from '../../../tests/support/own.ts';
import { copyFiles } from './copy-files.ts';

const own = ownOfEachTest();

it('a file on its way to another store is there in the end, or the folder is not let go of', async () => {
  const [folder, bucket] = [join(own.folder(), 'files'), join(own.folder(), 'bucket')];
  const [from, to] = [await openDiskFileStore(folder), await openDiskFileStore(bucket)];
  const { fileId } = await from.put(new TextEncoder().encode('words'));
  const print = () => undefined;
  expect(await copyFiles(folder, to, print)).toBe(1);
  expect(Buffer.from((await to.get(fileId)) ?? []).toString()).toBe('words');
  // A store that says it has a file and gives none: another program empties it beside us.
  const emptied: FileStore = { ...to, has: async () => true, get: async () => undefined };
  await expect(copyFiles(folder, emptied, print)).rejects.toThrow(/did not arrive/);
});
