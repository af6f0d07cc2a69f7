import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { ownOfEachTest } from '../../support/own.ts';
import { type Compiled, compileRuntime } from './compiled.ts';

/** The compiled runtime, for the tests of one file, and a folder with a log of its own for each of them. */
export function ownLogOfEachTest() {
  const own = ownOfEachTest();
  let compiled: Compiled;
  let folder: string;
  beforeAll(async () => {
    compiled = await compileRuntime();
  });
  afterAll(() => compiled.remove());
  beforeEach(() => {
    folder = own.folder('disk');
  });
  return { own, compiled: () => compiled, folder: () => folder, file: () => join(folder, 'events.db') };
}
