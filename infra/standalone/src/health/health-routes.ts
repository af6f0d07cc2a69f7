import type { CallerResolver } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import type { FollowerHealth } from '../followers/health.ts';
import { isGrantedSoon } from '../granted-soon.ts';
import { type HealthParts, watchHealth } from './health.ts';
import type { PartStatus } from './judged.ts';

interface HealthRoutesParts extends HealthParts {
  /** Knows the administrators. */
  readonly resolver: CallerResolver;
}

/**
 * `/api/health` (what is true of each follower and part), `/api/health/ready` (whether to send requests here) and `/api/health/live`
 * (whether to restart it: only a process that answers nothing is dead). None carries personal data; what failed is told in words to
 * administrators alone, because a failure's words may name a host or a file.
 */
export async function healthRoutes(server: FastifyInstance, parts: HealthRoutesParts): Promise<void> {
  const health = watchHealth(parts);
  server.addHook('onClose', async () => health.stop());
  server.get('/api/health', async (request, reply) => {
    const [isAdministrator, { followers, parts: seen, ...now }] = await Promise.all([
      isGrantedSoon('ADMIN_USER', request, parts.resolver),
      health.now(),
    ]);
    const told = isAdministrator ? inWords : withoutWords;
    return reply
      .code(now.status === 'not-ready' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        ...now,
        followers: followers.map(told.follower),
        parts: Object.fromEntries(Object.entries(seen).map(([name, part]) => [name, told.part(part)])),
      });
  });
  server.get('/api/health/ready', async (_request, reply) => {
    const { status, notReady, degraded } = await health.now();
    return reply
      .code(status === 'not-ready' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, notReady, degraded });
  });
  server.get('/api/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  // Whoever asks first is not told that they are silent.
  await health.begun;
}

/** How much is told of what stands behind a state. */
interface Words {
  readonly follower: (status: FollowerHealth) => Partial<FollowerHealth>;
  readonly part: (status: PartStatus) => Pick<PartStatus, 'ready' | 'detail' | 'cause'>;
}
const inCodes: Words['part'] = ({ ready, detail, cause = 'failing' }) => ({
  ready,
  detail,
  ...(ready ? {} : { cause }),
});
const inWords: Words = { follower: (status) => status, part: inCodes };
const withoutWords: Words = {
  follower: ({ lastError: _, ...status }) => status,
  part: ({ ready, detail, isName }) => ({ ready, detail: isName ? detail : ready ? 'ok' : 'degraded' }),
};
