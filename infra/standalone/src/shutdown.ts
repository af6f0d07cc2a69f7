import type { Server } from 'node:http';
import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';

/** Seconds after which somebody else answers here, or the same again. */
const retryAfter = 5;

/**
 * From the moment the server stops, what is under way is finished and what comes new, on connections that are still open, is asked to
 * come again. Health alone is answered to the end.
 */
export function refuseWhileStopping(server: FastifyInstance, isStopping: () => boolean): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isStopping() || request.url.startsWith('/api/health')) return;
    const body = problem('common.unavailable', traceIdOf(request));
    return reply
      .code(body.status)
      .headers({ 'retry-after': String(retryAfter), connection: 'close', 'cache-control': 'no-store' })
      .type('application/problem+json')
      .send(JSON.stringify(body));
  });
  // A connection that is kept open after its answer would keep the process for as long.
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}

/**
 * From now on requests have this long to end; then their connections are closed. Node looks for slow ones no more once a server is told
 * to close, so that half a head would keep the process for as long as its sender likes.
 */
export function endConnectionsAfter(server: Server, seconds: number): void {
  setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
}
