import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CommitRefused, type EventStore, START } from '@talentlog/runtime';
import { openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { runExport } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../support/own.ts';
import { anEvent, commit, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';
import { importHere, keep } from './moved-log.ts';

describe('names of streams that differ in upper and lower case alone', () => {
  const own = ownOfEachTest();
  let server: Counterpart;
  let store: EventStore;
  beforeEach(async () => {
    server = await new Counterpart().start();
    store = await openKurrentEventStore(server);
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  const [n, other] = [write('n', 'no-stream', anEvent(1)), write('N', 'no-stream', anEvent(2))];
  test.each([
    ['written', commit([n, other])],
    ['written and looked at', commit([n], [{ stream: 'N', expected: 'no-stream' }])],
    ['looked at', commit([write('a', 'no-stream', anEvent())], [n, other])],
    ['of another alphabet', commit([write('Ä', 'no-stream', anEvent()), write('ä', 'no-stream', anEvent())])],
  ])('are refused by name before they are sent where both are %s', async (_name, asked) => {
    const sent = server.made.append;
    await expect(store.append(asked)).rejects.toThrow(CommitRefused);
    await expect(store.append(asked)).rejects.toThrow(/streams (n and N|N and n|Ä and ä)/);
    expect(server.made.append).toBe(sent);
    expect(await store.readAll({ after: START, limit: 9 })).toEqual([]);
  });

  test('are two streams to two commits', async () => {
    await store.append(commit([n]));
    await store.append(commit([other]));
    expect([(await store.readStream('n')).length, (await store.readStream('N')).length]).toEqual([1, 1]);
  });

  test('are told at once of what is no question to the server', async () => {
    server.script('append', { code: 3, details: 'records: must not be empty' });
    const sent = server.made.append;
    await expect(store.append(commit([n]))).rejects.toThrow(/refuses this commit.*must not be empty/);
    expect(server.made.append - sent).toBe(1);
  });

  test('are refused by name when a log moves here, and nothing of their commit is there', async () => {
    const home = own.folder();
    await keep(home, undefined, async ({ store: log }) => {
      await log.append(commit([write('before', 'no-stream', anEvent(0))]));
      await log.append(commit([write('s0', 'no-stream', anEvent(1)), write('S0', 'no-stream', anEvent(2))]));
    });
    const out = join(home, 'out');
    expect(await runExport([home, out], () => undefined)).toBe(0);
    const { code, said } = await importHere(server, out, join(home, 'there'));
    expect([code, said]).toEqual([2, expect.stringMatching(/streams s0 and S0/)]);
    expect([server.records.of('s0').length, server.records.of('S0').length]).toEqual([0, 0]);
  });
});
