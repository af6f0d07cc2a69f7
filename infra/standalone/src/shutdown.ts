import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseAsAway } from './come-again.ts';

/** Seconds after which somebody else answers here, or the same again. */
const retryAfter = 5;

/**
 * From the moment the server stops, what is under way is finished and what comes new, on connections that are still open, is asked to
 * come again. Health alone is answered to the end.
 */
export function refuseWhileStopping(server: FastifyInstance, isStopping: () => boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isStopping() || request.url.startsWith('/api/health')) return done();
    reply.header('connection', 'close');
    refuseAsAway(request, reply, retryAfter);
  });
  // A connection that is kept open after its answer would keep the process for as long.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

/**
 * From now on requests have this long to end; then their connections are closed. Node looks for slow ones no more once a server is told
 * to close, so that half a head would keep the process for as long as its sender likes.
 */
export function endConnectionsAfter(server: Server, seconds: number): void {
  setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
}
