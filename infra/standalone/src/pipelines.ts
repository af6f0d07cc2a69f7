import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send the next request of a connection when they have the answer to the one before. */
const mostUnanswered = 20;

/**
 * Ends connections with too many unanswered requests. Answers of one connection are sent in order, so all of them are held in memory
 * for a client that sends requests without reading.
 */
export function refusePipelines(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
