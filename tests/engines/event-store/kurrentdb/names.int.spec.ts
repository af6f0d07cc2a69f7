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
    // Small letters that share one capital: Greek sigma, and the micro sign (U+00B5) with the letter mu (U+03BC).
    ['of one capital', commit([write('σ', 'no-stream', anEvent()), write('ς', 'no-stream', anEvent())])],
    ['alike to the eye', commit([write('\u00b5', 'no-stream', anEvent()), write('\u03bc', 'no-stream', anEvent())])],
    ['of titles', commit([write('\u1fb3', 'no-stream', anEvent()), write('\u1fbc', 'no-stream', anEvent())])],
    [
      'beyond 16 bits',
      commit([write('\u{10428}', 'no-stream', anEvent()), write('\u{10400}', 'no-stream', anEvent())]),
    ],
  ])('are refused by name before they are sent where both are %s', async (_name, asked) => {
    const sent = at.server.made.append;
    await expect(at.store.append(asked)).rejects.toThrow(CommitRefused);
    await expect(at.store.append(asked)).rejects.toThrow(
      /streams (n and N|N and n|Ä and ä|σ and ς|\u00b5 and \u03bc|\u1fb3 and \u1fbc|\u{10428} and \u{10400})/u,
    );
    expect(at.server.made.append).toBe(sent);
    expect(await at.store.readAll({ after: START, limit: 9 })).toEqual([]);
  });

  test.each([
    ['\u0131', 'I'],
    ['\u017f', 's'],
    ['ß', 'SS'],
    ['e\u0301', 'É'],
  ])('%s and %s differ in more, and are stored as two', async (one, two) => {
    await at.store.append(commit([write(one, 'no-stream', anEvent()), write(two, 'no-stream', anEvent())]));
    expect([(await at.store.readStream(one)).length, (await at.store.readStream(two)).length]).toEqual([1, 1]);
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
