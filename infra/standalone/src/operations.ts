import type { TimerLoop, VirusScan } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import { healthOf } from './followers/health.ts';
import { type MeasuredParts, measure } from './metrics.ts';

/** State of a part that follows no log, for the health page. */
export interface PartStatus {
  readonly ready: boolean;
  readonly detail: string;
}

export interface OperationsParts extends MeasuredParts {
  readonly scan: VirusScan;
  /** Undefined before it runs. */
  readonly timerLoop: () => ReturnType<TimerLoop['status']> | undefined;
  /** False once shutdown began. */
  readonly accepting: () => boolean;
}

/**
 * `/api/health` (alive, ready, and what is true of each follower and part) and `/api/metrics` (Prometheus text). Neither carries personal
 * data. A follower that fails makes the whole not ready; one that waits for a peer, or has parked work, does not: the rest is served.
 */
export function operationsRoutes(server: FastifyInstance, parts: OperationsParts): void {
  const registry = measure(server, parts);
  server.get('/api/health', async (_request, reply) => {
    const followers = await healthOf(parts.store, parts.followers());
    const timers = timersPart(parts.timerLoop());
    const position = await parts.store.head().catch(() => null);
    const parties = [parts.accepting(), position !== null, timers.ready];
    const ready = parties.every((one) => one) && followers.every(({ state }) => state !== 'failing');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not-ready',
        position,
        followers,
        projectors: await parts.query.projectors.status().catch(() => null),
        parts: { timers, scanner: await parts.scan.health() },
      });
  });
  server.get('/api/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function timersPart(loop: ReturnType<TimerLoop['status']> | undefined): PartStatus {
  if (loop === undefined) return { ready: false, detail: 'not started' };
  return { ready: !loop.failing, detail: loop.failing ? (loop.lastError ?? 'failing') : 'running' };
}
