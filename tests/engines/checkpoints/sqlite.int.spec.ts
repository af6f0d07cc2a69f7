import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openCheckpoints } from '@talentlog/runtime/sqlite';
import { checkpointsContract } from './contract.ts';

describe('checkpoints in SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  checkpointsContract(async () => openCheckpoints({ file: join(folder, 'checkpoints.db') }), true);

  test('a file that cannot be opened is told at once', () => {
    expect(() => openCheckpoints({ file: join(folder, 'no', 'such', 'folder.db') })).toThrow();
  });
});
