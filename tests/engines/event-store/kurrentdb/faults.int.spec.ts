import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type EventStore, OutcomeUnknown, START, StoreUnavailable } from '@talentlog/runtime';
import { openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { anEvent, commit, numbers, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';
import { Records } from './records.ts';
import { denied, notLeader, notLeaderNow } from './refusals.ts';
import type { Fault } from './scripts.ts';

const away = { code: status.UNAVAILABLE, details: 'away' };
const first = () => commit([write('a', 'no-stream', anEvent(0), anEvent(1)), write('b', 'no-stream', anEvent(2))]);

describe('a log on KurrentDB', () => {
  let server: Counterpart;
  let store: EventStore;
  const open = async (url = server.url) => {
    store = await openKurrentEventStore({ url });
  };
  beforeEach(async () => {
    server = await new Counterpart().start();
    await open();
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });
  const stored = async () => numbers(await store.readAll({ after: START, limit: 100 }));

  test.each<[string, Fault, 'done' | undefined, boolean]>([
    ['cut before it began', 'cut', undefined, false],
    ['cut before its answer', 'cut', 'done', true],
    ['refused because nobody is there', away, undefined, false],
    ['done, and its answer lost', away, 'done', true],
    ['done, and its answer another error', { code: status.INTERNAL, details: 'x' }, 'done', true],
    ['refused by who does not lead', notLeaderNow(), undefined, false],
  ])('stores once what was %s', async (_name, fault, after, deduplicated) => {
    const asked = first();
    server.script('append', fault, after === undefined ? {} : { after });
    const result = await store.append(asked);
    expect([result.deduplicated, result.events.map(({ revision }) => revision)]).toEqual([deduplicated, [0, 1, 0]]);
    expect(await stored()).toEqual([0, 1, 2]);
    expect(await store.append(asked)).toEqual({ ...result, deduplicated: true });
  });

  test('says that it knows nothing where no answer comes, and the same commit tells later', async () => {
    await store.close();
    await open(`${server.url}&defaultDeadline=300`);
    for (const [n, after] of ([undefined, 'done'] as const).entries()) {
      const asked = commit([write(`s${n}`, 'no-stream', anEvent(n))]);
      server.script('append', 'silence', after === undefined ? {} : { after });
      await expect(store.append(asked)).rejects.toThrow(OutcomeUnknown);
      expect((await store.append(asked)).deduplicated).toBe(after === 'done');
    }
    expect(await stored()).toEqual([0, 1]);
  });

  test('says so where it stays away, and goes on when it is back', async () => {
    server.script('append', away, { times: 4 });
    const asked = first();
    await expect(store.append(asked)).rejects.toThrow(StoreUnavailable);
    expect((await store.append(asked)).deduplicated).toBe(false);
  });

  test('is not asked again for what it does not allow', async () => {
    const before = server.made.append;
    server.script('append', denied());
    await expect(store.append(first())).rejects.toThrow(/Access Denied/);
    expect(server.made.append - before).toBe(1);
  });

  test.each(['readStream', 'readAll'] as const)(
    'says that a %s that is cut in the middle is not all there is',
    async (call) => {
      await store.append(first());
      server.script(call, away, { after: 1 });
      const asked = () => (call === 'readAll' ? store.readAll({ after: START, limit: 9 }) : store.readStream('a'));
      const answer = await asked().catch((error: unknown) => error);
      if (!(answer instanceof StoreUnavailable)) expect(answer).toHaveLength(call === 'readAll' ? 3 : 2);
      expect(await asked()).toHaveLength(call === 'readAll' ? 3 : 2);
    },
  );

  test('reads nothing of a stream that is said to be new, and tells by what is there where it is not', async () => {
    const before = server.made.readStream;
    await store.append(commit([write('new', 'no-stream', anEvent(0))]));
    // Where its one event came to stand.
    expect(server.made.readStream - before).toBe(1);
    await store.close();
    await open();
    const taken = commit([write('other', 'no-stream', anEvent(1)), write('new', 'no-stream', anEvent(2))]);
    await expect(store.append(taken)).rejects.toMatchObject({ stream: 'new', expected: 'no-stream', actual: 0 });
    expect(await stored()).toEqual([0]);
  });

  test.each([
    ['is away', away, /the server is away, or the connection was lost/],
    ['allows it not', denied(), /it refuses the user/],
    ['does not lead', notLeader(1), /the node that was asked does not lead/],
  ] as const)('says why nothing was read where the server %s', async (_name, fault, words) => {
    for (const [call, ask] of [
      ['readAll', () => store.head()],
      ['readStream', () => store.readStream('a')],
    ] as const) {
      server.script(call, fault);
      const failed: unknown = await ask().catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(StoreUnavailable);
      expect(String(failed)).toMatch(words);
    }
  });

  test('follows the node that leads', async () => {
    const records = new Records();
    const nodes = [await new Counterpart(records).start(), await new Counterpart(records).start()] as const;
    const lead = (leader: number) => {
      for (const node of nodes) node.members = nodes.map(({ port }, n) => ({ port, leads: n === leader }));
    };
    lead(0);
    await store.close();
    await open(`kurrentdb://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`);
    expect((await store.append(commit([write('a', 'no-stream', anEvent(0))]))).deduplicated).toBe(false);
    const before = nodes[1].made.append;
    lead(1);
    nodes[0].script('append', notLeader(nodes[1].port), { times: 99 });
    await store.append(commit([write('a', 0, anEvent(1))]));
    expect(nodes[1].made.append).toBeGreaterThan(before);
    expect(numbers(await store.readStream('a'))).toEqual([0, 1]);
    for (const node of nodes) await node.stop();
  });
});
