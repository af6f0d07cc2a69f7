import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { appendAll, sampleCommits } from './samples.fixture.ts';
import { ProjectedViews } from './views.fixture.ts';

/** Of the rows that 2,000 sample events give, in any time zone and language. */
const knownDigest = 'd6179418db8c122d47d886ea10eb95fb8d1a01746d5a48be9ef7bad1126b6561';
const projected = new ProjectedViews();

test('a view that followed the log equals one rebuilt from zero, byte for byte, at any batch size', async () => {
  const commits = sampleCommits(1500);
  const projectors = await projected.run();
  await appendAll(projected.store, commits.slice(0, 700));
  await projected.caughtUp(projectors);
  for (const commit of commits.slice(700, 900)) {
    await projected.store.append(commit);
    await projected.caughtUp(projectors);
  }
  await appendAll(projected.store, commits.slice(900));
  await projected.caughtUp(projectors);
  const live = await projected.dump();
  await projectors.stop();
  expect(live.split('\n').length).toBeGreaterThan(200);
  for (const batchSize of [1, 7, 1000]) expect(await projected.rebuilt(batchSize)).toBe(live);
});

test('the rows are those of every other machine', async () => {
  await appendAll(projected.store, sampleCommits(2000));
  expect(
    createHash('sha256')
      .update(await projected.rebuilt(100))
      .digest('hex'),
  ).toBe(knownDigest);
});

test.each([
  { TZ: 'America/New_York', LANG: 'tr_TR.UTF-8' },
  { TZ: 'Asia/Kathmandu', LANG: 'C' },
])('also under %o', (other) => {
  const jest = join(process.cwd(), 'node_modules/jest/bin/jest.js');
  const selected = ['--selectProjects', 'int', '--testPathPatterns', 'same-rows.int.spec', '-t', 'every other machine'];
  const env = { ...process.env, ...other, NODE_OPTIONS: '--experimental-vm-modules' };
  expect(() => execFileSync(process.execPath, [jest, ...selected], { env, stdio: 'pipe' })).not.toThrow();
});
