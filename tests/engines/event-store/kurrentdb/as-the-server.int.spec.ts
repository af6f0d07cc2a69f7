import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  AppendConsistencyViolationError,
  type AppendRecordInput,
  type ConsistencyCheck,
  eventTypeFilter,
  jsonEvent,
  KurrentDBClient,
} from '@kurrent/kurrentdb-client';
import { until } from '../../../support/until.ts';
import { Counterpart } from './counterpart.ts';

const mebibyte = 1_048_576;
const said = (streamName: string, n: number | string = 0, id: string = randomUUID()): AppendRecordInput => ({
  streamName,
  record: jsonEvent({
    id: id as ReturnType<typeof randomUUID>,
    type: typeof n === 'number' ? 'Happened' : 'Large',
    data: { n },
  }),
});
const check = (streamName: string, expectedState: ConsistencyCheck['expectedState']): ConsistencyCheck => ({
  type: 'stream_state',
  streamName,
  expectedState,
});

/** What a server of 26.1.0 did when it was asked the same by the same client; a difference between the two is a bug here. */
describe('the counterpart does as the server does', () => {
  let server: Counterpart;
  let client: KurrentDBClient;
  beforeEach(async () => {
    server = await new Counterpart().start();
    client = KurrentDBClient.connectionString(server.url);
  });
  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });
  const kept = (stream: string) => server.records.of(stream).map(({ data }) => JSON.parse(String(data)).n);

  test('names of one call that differ in upper and lower case are one stream: the one that was named first', async () => {
    const answer = await client.appendRecords([said('s0', 1), said('S0', 2)], []);
    expect([kept('s0'), kept('S0')]).toEqual([[1, 2], []]);
    expect(answer.responses).toEqual([{ streamName: 's0', revision: 1n }]);
    await client.appendRecords([said('S0', 3)], []);
    expect([kept('s0'), kept('S0')]).toEqual([[1, 2], [3]]);
  });

  test.each([
    ['σ', 'ς'],
    ['\u00b5', '\u03bc'],
  ])('so are %s and %s, whose upper case is one', async (one, other) => {
    await client.appendRecords([said(one, 1), said(other, 2)], []);
    expect([kept(one), kept(other)]).toEqual([[1, 2], []]);
  });

  test.each([
    ['\u0131', 'I'],
    ['\u017f', 's'],
    ['ß', 'SS'],
    ['e\u0301', 'É'],
  ])('%s and %s are two', async (one, other) => {
    await client.appendRecords([said(one, 1), said(other, 2)], []);
    expect([kept(one), kept(other)]).toEqual([[1], [2]]);
  });

  test.each(['no_stream', 'any', undefined] as const)(
    'the same ids again, expecting %s, are a repetition',
    async (state) => {
      const checks = state === undefined ? [] : [check('a', state)];
      const both = [said('a', 1), said('a', 2)];
      const { position } = await client.appendRecords(both, checks);
      await client.appendRecords([said('a', 3)], []);
      expect((await client.appendRecords(both, checks)).position).toBe(position);
      expect(kept('a')).toEqual([1, 2, 3]);
    },
  );

  test('a known id and a new one are neither a repetition nor stored', async () => {
    const one = said('a', 1);
    await client.appendRecords([one], []);
    await expect(client.appendRecords([one, said('a', 2)], [])).rejects.toThrow(AppendConsistencyViolationError);
    await client.appendRecords([said('b', 1, one.record.id)], []);
    expect([kept('a'), kept('b')]).toEqual([[1], [1]]);
  });

  test('a call without records is none', async () => {
    await expect(client.appendRecords([], [check('a', 'no_stream')])).rejects.toMatchObject({ code: 3 });
  });

  test('two mebibytes are taken; more than 16 of one record are not, nor more than all of them together may be', async () => {
    await client.appendRecords([said('a', 'x'.repeat(2 * mebibyte))], []);
    server.takes = { record: 3 * mebibyte, call: 5 * mebibyte };
    const largest = 'x'.repeat(2 * mebibyte);
    await expect(client.appendRecords([said('a', `${largest}${largest}`)], [])).rejects.toMatchObject({
      maxSize: 3 * mebibyte,
    });
    await expect(
      client.appendRecords([said('a', largest), said('a', largest), said('a', largest)], []),
    ).rejects.toMatchObject({ maxSize: 5 * mebibyte });
    expect(server.records.of('a')).toHaveLength(1);
  });

  /** Checkpoints that a follower of one type is told, and how many events before it was told that there are no more. */
  const followed = async (fromPosition: 'start' | { commit: bigint; prepare: bigint } = 'start') => {
    const told: { commit: bigint; prepare: bigint }[] = [];
    const filter = eventTypeFilter({
      regex: '^Wanted$',
      checkpointInterval: 1,
      checkpointReached: (_, place) => void told.push(place),
    });
    const subscription = client.subscribeToAll({ fromPosition, filter });
    let live = false;
    subscription.on('caughtUp', () => {
      live = true;
    });
    subscription.on('data', () => undefined);
    await until(() => live, 'the end of the past');
    return { told, end: () => subscription.unsubscribe() };
  };
  const many = (count: number) =>
    client.appendRecords(
      Array.from({ length: count }, (_, n) => said('a', n)),
      [],
    );

  test('in the past it tells where its last window began, and not how far that window reached', async () => {
    // With the one record of the server's own: three windows of 32, and one that is not full.
    await many(3 * 32);
    const { told, end } = await followed();
    const before = (n: number) => ({ commit: server.records.all[n]?.place, prepare: 0n });
    expect(told).toEqual([before(32), before(64), before(96)]);
    await end();
  });

  test('of what is written later it tells the place of the event itself, wanted or not', async () => {
    const { told, end } = await followed();
    const past = told.length;
    await many(32);
    await until(() => told.length > past, 'a checkpoint');
    const place = server.records.all[32]?.place;
    expect(told.slice(past)).toEqual([{ commit: place, prepare: place }]);
    await end();
  });
});
