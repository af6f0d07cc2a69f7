import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';

/** Bodies come as they are: one that has to be unpacked first may be a thousand times larger than it says. */
export function refuseEncodedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === '' || encoding.toLowerCase() === 'identity') return done();
    const body = problem('common.media_type', traceIdOf(request));
    reply
      .code(body.status)
      .headers({ 'accept-encoding': 'identity', 'cache-control': 'no-store', connection: 'close' })
      .type('application/problem+json')
      .send(body);
  });
}
