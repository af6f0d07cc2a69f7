import type { FastifyInstance } from 'fastify';
import { within } from './networks.ts';

/**
 * Goes on with a trace that a proxy of ours began, and with nobody else's: whoever names the trace of a request decides whether it is kept,
 * and writes into the metadata of events. What a stranger says of traces is put away before anything reads it.
 */
export function withoutStrangersTraces(server: FastifyInstance, proxies: readonly string[]): void {
  const isOurs = within(proxies);
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isOurs(request.socket.remoteAddress ?? '')) {
      delete request.headers.traceparent;
      delete request.headers.tracestate;
    }
    done();
  });
}
