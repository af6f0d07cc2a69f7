import { describe, expect, test } from '@jest/globals';
import {
  type Follower,
  LineBroken,
  memoryCheckpoints,
  openMemoryEventStore,
  Peer,
  START,
  silentLogger,
  startFollower,
} from '@talentlog/runtime';
import Fastify from 'fastify';
import { followersHere } from '../followers/health.ts';
import type { QueryReport, WorkersReport } from '../threads/sides.ts';
import type { HealthParts } from './health.ts';
import { healthRoutes } from './health-routes.ts';
import { judge, Standing, storagePart } from './judged.ts';
import type { Watched } from './thread-seen.ts';

const gone = () => Promise.reject(new LineBroken('away'));
const never = () => new Promise<never>(() => undefined);
const follower = (over: Partial<ReturnType<Follower['status']>> = {}): Follower => ({
  name: over.name ?? 'notifier/queueing',
  types: ['Wanted'],
  status: () => ({
    name: 'notifier/queueing',
    state: 'caught-up',
    position: START,
    pending: 0,
    parked: 0,
    lastError: null,
    ...over,
  }),
  parked: () => [],
  retry: async () => undefined,
  discard: async () => undefined,
  stop: async () => undefined,
});

type Told = Partial<Omit<HealthParts, 'queries' | 'workers' | 'store'>> & {
  readonly followers?: () => readonly Follower[];
  readonly store?: ReturnType<typeof openMemoryEventStore>;
  readonly queries?: Partial<HealthParts['queries']>;
  readonly workers?: Partial<Watched<WorkersReport>>;
};

const running = { ready: true, detail: 'running' };
/** What the queries say of themselves. */
const report = (over: Partial<QueryReport> = {}): QueryReport => ({
  head: START,
  followers: [],
  projectors: [],
  accessLog: running,
  views: running,
  peers: [],
  spans: { sent: 0, dropped: 0 },
  measured: [],
  ...over,
});

/** A projector whose views have a third of the past. */
const filled = (over: Partial<QueryReport['projectors'][number]> = {}): QueryReport['projectors'][number] => ({
  ...{ name: 'offers', version: 1, position: START, lagEvents: 1000, lagMs: 0, parked: 0, building: undefined },
  filling: { percent: 34, secondsLeft: 50 },
  ...over,
});

const well = { failing: false, lastError: null };
/** What the workers say of themselves. */
const work = (over: Partial<WorkersReport> = {}): WorkersReport => ({
  head: START,
  followers: [],
  timers: well,
  peers: [],
  absent: {},
  spans: { sent: 0, dropped: 0 },
  measured: [],
  ...over,
});

/** What the page says of these parts, where everything that is not told is well. */
async function told(over: Told = {}) {
  const server = Fastify();
  const { queries, workers, followers = () => [follower()], store = openMemoryEventStore(), ...rest } = over;
  const here = followersHere(openMemoryEventStore(), followers);
  await healthRoutes(server, {
    sms: async () => undefined,
    queries: {
      report: async () => report(),
      known: () => [],
      status: () => running,
      ...queries,
    },
    workers: {
      workers: {
        report: async () => work({ followers: await here.told() }),
        known: () => [],
        status: () => running,
        ...workers,
      },
    },
    store,
    scan: { required: true, scan: never, health: async () => ({ ready: true, detail: 'no scanner' }) },
    peers: [],
    accepting: () => true,
    resolver: { resolve: never },
    ...rest,
  });
  try {
    const answer = await server.inject('/api/health');
    const { status, notReady, degraded } = answer.json<{ status: string; notReady: string[]; degraded: string[] }>();
    const live = (await server.inject('/api/health/live')).statusCode;
    const { statusCode: toSendTo } = await server.inject('/api/health/ready');
    return { code: answer.statusCode, status, notReady, degraded, live, ready: toSendTo };
  } finally {
    await server.close();
  }
}
const ready = { code: 200, status: 'ready', notReady: [], degraded: [], live: 200, ready: 200 };
const notReady = (...names: string[]) => ({ ...ready, code: 503, status: 'not-ready', notReady: names, ready: 503 });
const degraded = (...names: string[]) => ({ ...ready, status: 'degraded', degraded: names });

/** What is known of them by the workers alone. */
const toldByWorkers = ['mail', 'sms', 'webhooks', 'hr-core'];

describe('the health page', () => {
  test('is ready where everything is well, whoever asks and though their sign-in cannot be looked up', async () => {
    expect(await told()).toEqual(ready);
  });

  test.each([
    ['a follower that ended', { followers: () => [follower({ state: 'stopped' })] }, notReady('notifier/queueing')],
    ['a follower that fails', { followers: () => [follower({ state: 'failing' })] }, notReady('notifier/queueing')],
    [
      'timers that stopped',
      { workers: { report: async () => work({ timers: { failing: true, lastError: 'stopped' } }) } },
      notReady('timers'),
    ],
    [
      'a thread of the workers that is away: people are served without it',
      { workers: { report: gone, status: () => ({ ready: false, detail: 'starting again' }) } },
      degraded('workers', 'timers', ...toldByWorkers),
    ],
    ['workers that answer nothing', { workers: { report: never } }, degraded('workers', 'timers', ...toldByWorkers)],
    [
      'a peer that the workers leave alone',
      { workers: { report: async () => work({ peers: [{ name: 'sms', state: 'open', lastError: 'gone' }] }) } },
      degraded('sms'),
    ],
    ['a log that hangs', { store: Object.assign(openMemoryEventStore(), { head: never }) }, notReady('log')],
    ['a full disk', { more: () => ({ storage: storagePart('full') }) }, notReady('storage')],
    ['a shutdown', { accepting: () => false }, notReady('server')],
    [
      'parked events of a projector',
      { followers: () => [follower({ name: 'offers', state: 'parked', parked: 1 })] },
      degraded('offers'),
    ],
    [
      'a thread of the queries that is away',
      { queries: { report: gone, status: () => ({ ready: false, detail: 'starting again' }) } },
      { ...notReady('queries'), degraded: ['accessLog', 'views'] },
    ],
    [
      'queries that answer nothing',
      { queries: { report: never } },
      { ...notReady('queries'), degraded: ['accessLog', 'views'] },
    ],
    [
      'views that are still being filled',
      { queries: { report: async () => report({ projectors: [filled()] }) } },
      degraded('views'),
    ],
    [
      'reads that are not recorded',
      { queries: { report: async () => report({ accessLog: { ready: false, detail: '' } }) } },
      degraded('accessLog'),
    ],
    ['a scanner that hangs', { scan: { required: true, scan: never, health: never } }, degraded('scanner')],
  ] as const satisfies readonly (readonly [string, Told, unknown])[])('names %s', async (_what, parts, expected) => {
    expect(await told(parts)).toEqual(expected);
  });

  test('says nothing of views that are filled beside those that answer', async () => {
    const queries = { report: async () => report({ projectors: [filled({ building: START })] }) };
    expect(await told({ queries })).toMatchObject({ status: 'ready', degraded: [] });
  });

  test('names a peer that is left alone', async () => {
    const peer = new Peer({ name: 'mail', failures: 1 });
    await peer.call(() => Promise.reject(new Error('gone')), {}).catch(() => undefined);
    expect(await told({ peers: [peer] })).toEqual(degraded('mail'));
  });

  test('names a peer that nobody configured', async () => {
    const peers = [new Peer({ name: 'hr-core' })];
    const workers = { report: async () => work({ absent: { 'hr-core': 'HR_CORE_URL is not set' } }) };
    expect(await told({ peers, workers })).toEqual(degraded('hr-core'));
  });

  test('names a follower that has work and does not move', () => {
    let now = 0;
    const standing = new Standing(() => now);
    const one = { ...follower().status(), state: 'running' as const, lagEvents: 3, lagMs: 10 };
    expect(standing.stuck([one])).toEqual([]);
    now = 31_000;
    expect(standing.stuck([one])).toEqual(['notifier/queueing']);
    expect(judge({}, [one], standing.stuck([one]))).toMatchObject({ status: 'degraded', degraded: [one.name] });
    expect(standing.stuck([{ ...one, lagEvents: 0 }])).toEqual([]);
    now = 90_000;
    expect(standing.stuck([{ ...one, state: 'waiting' }])).toEqual([]);
  });

  test.each([
    ['well', 59_000, 'running', []],
    ['late, though it moves', 61_000, 'running', ['worker:parse-resume-file']],
    ['late, though it waits for a peer', 61_000, 'waiting', ['worker:parse-resume-file']],
    ['not known', null, 'running', []],
  ] as const)('says of the reader of resumes that it is %s, by its oldest file', (_how, lagMs, state, names) => {
    const one = { ...follower({ name: 'worker:parse-resume-file' }).status(), state, lagEvents: 1, lagMs };
    const other = { ...one, name: 'notifier/queueing', lagMs: 600_000 };
    expect(judge({}, [one, other], []).degraded).toEqual(names);
  });

  test('a follower that was ended says so', async () => {
    const parts = { store: openMemoryEventStore(), checkpoints: memoryCheckpoints(), logger: silentLogger };
    const open = async () => () => {
      throw new Error('nothing to open');
    };
    const real = startFollower({ name: 'reactor', types: [], handle: async () => undefined }, { ...parts, open });
    await real.stop();
    expect(await told({ followers: () => [real] })).toEqual(notReady('reactor'));
  });
});
