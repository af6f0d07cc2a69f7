import type { Socket } from 'node:net';
import { networkOf } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import { refuseAsAway } from '../come-again.ts';
import { within } from '../networks.ts';

/** Seconds after which there may be room again. */
const retryAfter = 5;
/** Connections over the limit that are told so, and how many of one address; what comes over these is closed without a word. */
const reserve = 1000;
const reserveOfOne = 100;

/**
 * People hold so many connections to this process, and one address half of them, unless it is a proxy of ours. Who comes over it is told so
 * at their first request, and their connection ends; whoever watches this process is answered all the same.
 */
export function limitConnections(server: FastifyInstance, most: number, proxies: readonly string[]): void {
  const isOurs = within(proxies);
  const over = new WeakSet<Socket>();
  const held = new Map<string, number>();
  let open = 0;
  let clearedAt = 0;
  server.server.maxConnections = most + reserve;
  server.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const from = networkOf(remoteAddress);
    const ofOne = (held.get(from) ?? 0) + 1;
    const share = isOurs(remoteAddress) ? Number.POSITIVE_INFINITY : most / 2;
    // What one address holds beyond its share takes the place of nobody else.
    const isWithin = ofOne <= share;
    if (isWithin) open += 1;
    held.set(from, ofOne);
    // Those that are kept open for a next request, and have none, make room.
    if (open > most && Date.now() - clearedAt > 1000) {
      clearedAt = Date.now();
      server.server.closeIdleConnections();
    }
    if (open > most || !isWithin) over.add(socket);
    socket.once('close', () => {
      const left = (held.get(from) ?? 1) - 1;
      if (isWithin) open -= 1;
      if (left === 0) held.delete(from);
      else held.set(from, left);
    });
    if (ofOne > share + reserveOfOne) socket.destroy();
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (!over.has(request.raw.socket) || /^\/api\/health\/live(\?|$)/.test(request.url)) return done();
    reply.header('connection', 'close');
    refuseAsAway(request, reply, retryAfter);
  });
}
