import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { answerUnknown } from '../unknown-api.ts';
import { addedUp, threadMetrics } from './calls.ts';
import { followerGauges, projectorGauges } from './followers.ts';
import { askedOnce, type MeasuredParts, reportsOf } from './parts.ts';
import { peerGauge } from './peers.ts';
import { type MetricsAccess, metricsReaders } from './readers.ts';
import { spanCounters } from './spans.ts';
import { timerGauges } from './timers.ts';
import { webhookGauges } from './webhooks.ts';
import { commandSeconds, logGauge, querySeconds } from './work.ts';

/** `/api/metrics`: Prometheus text, for the networks of `METRICS_FROM`; to everybody else there is no such page. */
export function metricsRoute(server: FastifyInstance, parts: MeasuredParts, config: MetricsAccess): void {
  const asked = {
    ...parts,
    queries: askedOnce(parts.queries),
    workers: parts.workers.map((one) => askedOnce(one)),
  };
  const registry = measure(server, asked);
  const everything = async () => {
    const theirs = (await reportsOf(asked)).map(({ measured }) => measured);
    return `${await registry.metrics()}\n${await addedUp([await threadMetrics(), ...theirs])}`;
  };
  const mayRead = metricsReaders(config);
  server.get('/api/metrics', async (request, reply) =>
    mayRead(request.ip, request.headers)
      ? reply.type(registry.contentType).send(await everything())
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
  spanCounters(registry, parts);
  timerGauges(registry, parts);
  webhookGauges(registry, parts);
  logGauge(registry, parts);
  querySeconds(registry, server);
  parts.command.measuredBy(commandSeconds(registry));
  return registry;
}
