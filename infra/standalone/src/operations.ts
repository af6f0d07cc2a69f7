import { admit, type CallerResolver, credentialsOf, type TimerLoop, type VirusScan } from '@talentlog/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FollowerHealth, healthOf } from './followers/health.ts';
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
  /** Knows the administrators. */
  readonly resolver: CallerResolver;
}

/**
 * `/api/health` (alive, ready, and what is true of each follower and part) and `/api/metrics` (Prometheus text). Neither carries personal
 * data; what failed is told in words to administrators alone, because a failure's words may name a host or a file. A follower that fails makes the whole not ready; one that waits for a peer, or has parked work, does not: the rest is served.
 */
export function operationsRoutes(server: FastifyInstance, parts: OperationsParts): void {
  const registry = measure(server, parts);
  server.get('/api/health', async (request, reply) => {
    const told = (await isAdministrator(request, parts.resolver)) ? inWords : withoutWords;
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
        followers: followers.map(told.follower),
        projectors: await parts.query.projectors.status().catch(() => null),
        parts: { timers: told.part(timers), scanner: told.part(await parts.scan.health()) },
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

/** How much is told of what stands behind a state. */
interface Words {
  readonly follower: (status: FollowerHealth) => Partial<FollowerHealth>;
  readonly part: (status: PartStatus) => PartStatus;
}
const inWords: Words = { follower: (status) => status, part: (status) => status };
const withoutWords: Words = {
  follower: ({ lastError: _, ...status }) => status,
  part: ({ ready }) => ({ ready, detail: ready ? 'ok' : 'degraded' }),
};

/** A sign-in that cannot be looked up now is nobody's: the page has to answer when the stores do not. */
async function isAdministrator(request: FastifyRequest, resolver: CallerResolver): Promise<boolean> {
  const { linkToken: _, ...credentials } = credentialsOf(request);
  const resolved = await resolver.resolve(credentials).catch(() => undefined);
  return resolved !== undefined && 'caller' in resolved && 'grant' in admit([{ staff: 'ADMIN_USER' }], resolved.caller);
}
