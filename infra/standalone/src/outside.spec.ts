import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { filesElsewhere, silentLogger } from '@talentlog/runtime';
import { readConfig } from './config.ts';
import { openFiles } from './outside.ts';

const folder = mkdtempSync(join(tmpdir(), 'talentlog-outside-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('where uploaded files are kept', () => {
  const open = (set: Record<string, string>) =>
    openFiles(readConfig({ DATA_DIR: folder, ...set }), { guard: (store) => store, logger: silentLogger });

  it('is agreed on once the bucket has answered: who misspelled it may correct that, or do without', async () => {
    // Nobody listens there.
    const bucket = { S3_URL: 'http://127.0.0.1:1', S3_BUCKET: 'misspelt', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    await expect(open(bucket)).rejects.toThrow(/127\.0\.0\.1:1/);
    await expect(open({ ...bucket, S3_BUCKET: 'right' })).rejects.toThrow(/127\.0\.0\.1:1/);
    expect(filesElsewhere(folder)).toBeUndefined();
    expect((await open({})).peers).toEqual([]);
  });
});
