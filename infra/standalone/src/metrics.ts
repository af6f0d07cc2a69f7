import type { Peer } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FollowerHealth } from './followers/health.ts';
import { peersOf } from './health/peers-seen.ts';
import type { Watched } from './health/thread-seen.ts';
import { type MetricsAccess, metricsReaders } from './metrics-readers.ts';
import type { QueryReport, Report, WorkersReport } from './threads/sides.ts';
import { answerUnknown } from './unknown-api.ts';

type Measured<R extends Report> = Pick<Watched<R>, 'report' | 'known'>;

export interface MeasuredParts {
  readonly queries: Measured<QueryReport>;
  readonly workers: readonly Measured<WorkersReport>[];
  /** Those whom this thread calls. */
  readonly peers: readonly Peer[];
}

/** `/api/metrics`: Prometheus text, for the networks of `METRICS_FROM`; to everybody else there is no such page. */
export function metricsRoute(server: FastifyInstance, parts: MeasuredParts, config: MetricsAccess): void {
  const registry = measure(server, parts);
  const mayRead = metricsReaders(config);
  server.get('/api/metrics', async (request, reply) =>
    mayRead(request.ip, request.headers)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : answerUnknown(request, reply),
  );
}

/** What is measured: how long answers take, how far followers are behind, and what they parked. */
function measure(server: FastifyInstance, parts: MeasuredParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'talentlog_http_request_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    seconds.labels(routeOptions.url ?? 'none', method, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  followerGauges(registry, parts);
  projectorGauges(registry, parts);
  peerGauge(registry, parts);
  return registry;
}

function peerGauge(registry: Registry, { peers, workers }: MeasuredParts): void {
  new Gauge({
    name: 'talentlog_peer_away',
    help: '1 while a peer is left alone because it did not answer.',
    labelNames: ['peer'],
    registers: [registry],
    async collect() {
      const theirs = workers.map((one) =>
        one.report().then(
          (report) => report.peers,
          () => [],
        ),
      );
      const ours = peers.map((peer) => peer.status());
      for (const { name, state } of peersOf(ours, ...(await Promise.all(theirs))))
        this.set({ peer: name }, state === 'closed' ? 0 : 1);
    },
  });
}

/** Followers of all threads; while one is away, as they were last known. */
const everybody = async ({ queries, workers }: MeasuredParts): Promise<readonly FollowerHealth[]> =>
  (await Promise.all([...workers, queries].map(followersOf))).flat();

const followersOf = (thread: Measured<Report>): Promise<readonly FollowerHealth[]> =>
  thread.report().then(
    ({ followers }) => followers,
    () => thread.known(),
  );

function followerGauges(registry: Registry, parts: MeasuredParts): void {
  const registers = [registry];
  new Gauge({
    name: 'talentlog_follower_lag_events',
    help: 'Events of interest that a follower has not done, counted up to 1,000.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, lagEvents } of await everybody(parts))
        if (lagEvents !== null) this.set({ follower: name }, lagEvents);
    },
  });
  new Gauge({
    name: 'talentlog_follower_parked_events',
    help: 'Events a follower has put aside for an administrator.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, parked } of await everybody(parts)) this.set({ follower: name }, parked);
    },
  });
  new Gauge({
    name: 'talentlog_follower_failing',
    help: '1 while a store that the follower stands on cannot be used.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, state } of await everybody(parts)) this.set({ follower: name }, state === 'failing' ? 1 : 0);
    },
  });
}

/** Names that dashboards know. */
function projectorGauges(registry: Registry, { queries }: MeasuredParts): void {
  const projectors = async () => (await queries.report().catch(() => undefined))?.projectors ?? [];
  const labelNames = ['projector'] as const;
  const registers = [registry];
  new Gauge({
    name: 'talentlog_projector_lag_events',
    help: 'Events a projector is behind the log.',
    labelNames,
    registers,
    async collect() {
      for (const { name, lagEvents } of await projectors()) this.set({ projector: name }, lagEvents);
    },
  });
  new Gauge({
    name: 'talentlog_projector_parked_events',
    help: 'Events a projector could not take.',
    labelNames,
    registers,
    async collect() {
      for (const { name, parked } of await projectors()) this.set({ projector: name }, parked);
    },
  });
}
