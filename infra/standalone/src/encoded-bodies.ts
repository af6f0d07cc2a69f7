import type { FastifyInstance } from 'fastify';
import { refuseUnread } from './bodies/refuse-unread.ts';

/** Bodies come as they are: one that has to be unpacked first may be a thousand times larger than it says. */
export function refuseEncodedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === '' || encoding.toLowerCase() === 'identity') return done();
    refuseUnread('common.media_type', request, reply, { headers: { 'accept-encoding': 'identity' } });
  });
}
