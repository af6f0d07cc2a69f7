import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { newSocket } from './socket.ts';

/** Where one run of the queries listens for the gateway. */
export interface Doorway {
  readonly socketPath: string;
  /** Opens it: whoever else reaches the socket may say of no request where it came from. */
  readonly key: string;
}

/** The header in which the gateway shows the key. What anybody sends under this name is not passed on. */
export const gateHeader = 'x-talentlog-gate';

export const newDoorway = (): Doorway => ({ socketPath: newSocket(), key: randomBytes(32).toString('base64url') });

/** Answers only to who has the key. What this server asks itself comes over no socket. */
export function onlyWithKey(server: FastifyInstance, key: string): void {
  const expected = Buffer.from(key);
  server.addHook('onRequest', (request, reply, done) => {
    const given = Buffer.from(String(request.headers[gateHeader] ?? ''));
    const mayPass = given.length === expected.length && timingSafeEqual(given, expected);
    if (mayPass || !(request.raw.socket instanceof Socket)) return done();
    reply.code(403).header('connection', 'close').send();
  });
}
