import { Socket } from 'node:net';
import { AddressLimit, networkOf } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import { refuseAsTooMany } from './come-again.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const minute = 60;

/**
 * No address reads more often in a minute than all people of a large office together would. What this server asks itself while it makes
 * a page comes over no socket and is part of that page; whether we live and are ready is answered to whoever watches it.
 */
export function refuseFloodsOfReads(server: FastifyInstance, clock: () => Date, perAddressPerMinute: number): void {
  const limit = new AddressLimit();
  server.addHook('onRequest', (request, reply, done) => {
    const isAsked = reads.has(request.method) && request.raw.socket instanceof Socket;
    if (!isAsked || request.url.startsWith('/api/health/')) return done();
    const taken = limit.take(networkOf(request.ip), perAddressPerMinute, minute, clock().getTime());
    if (taken.ok) done();
    else refuseAsTooMany(request, reply, taken.retryAfterSeconds);
  });
}
