import type { QueryService } from '@talentlog/query';
import type { VirusScan } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** State of a part that is not a projector, for the health page. */
export interface PartStatus {
  readonly ready: boolean;
  readonly detail: string;
}

export interface OperationsParts {
  readonly query: QueryService;
  readonly scan: VirusScan;
  /** Workers by name. */
  readonly workers: () => Readonly<Record<string, PartStatus>>;
  readonly head: () => Promise<string>;
  /** False once shutdown began. */
  readonly accepting: () => boolean;
}

/** `/api/health` (alive, ready per part, lag per projector) and `/api/metrics` (Prometheus text). Neither carries personal data. */
export function operationsRoutes(server: FastifyInstance, parts: OperationsParts): void {
  const registry = measure(server, parts);
  server.get('/api/health', async (_request, reply) => {
    const projectors = await parts.query.projectors.status();
    const scanner = await parts.scan.health();
    const workers = parts.workers();
    const ready = parts.accepting() && Object.values(workers).every((worker) => worker.ready);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not-ready',
        position: await parts.head(),
        projectors,
        parts: { ...workers, scanner },
      });
  });
  server.get('/api/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function measure(server: FastifyInstance, parts: OperationsParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'talentlog_http_request_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'talentlog_projector_lag_events',
    help: 'Events a projector is behind the log.',
    labelNames: ['projector'],
    registers: [registry],
    async collect() {
      for (const { name, lagEvents } of await parts.query.projectors.status()) this.set({ projector: name }, lagEvents);
    },
  });
  new Gauge({
    name: 'talentlog_projector_parked_events',
    help: 'Events a projector could not take.',
    labelNames: ['projector'],
    registers: [registry],
    async collect() {
      for (const { name, parked } of await parts.query.projectors.status()) this.set({ projector: name }, parked);
    },
  });
  server.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { route: request.routeOptions.url ?? 'none', method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
}
