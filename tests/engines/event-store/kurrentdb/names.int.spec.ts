import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CommitRefused, START } from '@talentlog/runtime';
import { runExport } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../support/own.ts';
import { anEvent, commit, write } from '../subject.ts';
import { importHere, keep } from './moved-log.ts';
import { counterpartOfEachTest } from './own-counterpart.ts';

describe('names of streams that differ in upper and lower case alone', () => {
  const own = ownOfEachTest();
  const at = counterpartOfEachTest();

  const [n, other] = [write('n', 'no-stream', anEvent(1)), write('N', 'no-stream', anEvent(2))];
  test.each([
    ['written', commit([n, other])],
    ['written and looked at', commit([n], [{ stream: 'N', expected: 'no-stream' }])],
    ['looked at', commit([write('a', 'no-stream', anEvent())], [n, other])],
    ['of another alphabet', commit([write('Ä', 'no-stream', anEvent()), write('ä', 'no-stream', anEvent())])],
  ])('are refused by name before they are sent where both are %s', async (_name, asked) => {
    const sent = at.server.made.append;
    await expect(at.store.append(asked)).rejects.toThrow(CommitRefused);
    await expect(at.store.append(asked)).rejects.toThrow(/streams (n and N|N and n|Ä and ä)/);
    expect(at.server.made.append).toBe(sent);
    expect(await at.store.readAll({ after: START, limit: 9 })).toEqual([]);
  });

  test('are two streams to two commits', async () => {
    await at.store.append(commit([n]));
    await at.store.append(commit([other]));
    expect([(await at.store.readStream('n')).length, (await at.store.readStream('N')).length]).toEqual([1, 1]);
  });

  test('are told at once of what is no question to the server', async () => {
    at.server.script('append', { code: 3, details: 'records: must not be empty' });
    const sent = at.server.made.append;
    await expect(at.store.append(commit([n]))).rejects.toThrow(/refuses this commit.*must not be empty/);
    expect(at.server.made.append - sent).toBe(1);
  });

  test('are refused by name when a log moves here, and nothing of their commit is there', async () => {
    const home = own.folder();
    await keep(home, undefined, async ({ store: log }) => {
      await log.append(commit([write('before', 'no-stream', anEvent(0))]));
      await log.append(commit([write('s0', 'no-stream', anEvent(1)), write('S0', 'no-stream', anEvent(2))]));
    });
    const out = join(home, 'out');
    expect(await runExport([home, out], () => undefined)).toBe(0);
    const { code, said } = await importHere(at.server, out, join(home, 'there'));
    expect([code, said]).toEqual([2, expect.stringMatching(/streams s0 and S0/)]);
    expect([at.server.records.of('s0').length, at.server.records.of('S0').length]).toEqual([0, 0]);
  });
});
