import { Socket } from 'node:net';
import { AddressLimit, networkOf, problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const minute = 60;

/** Whoever asks too often is told so: people who see pages in words, programs as of every refusal. */
export function refuseAsTooMany(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  const body = problem('common.too_many', traceIdOf(request), { params: { seconds } });
  reply.code(body.status).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  return request.url.startsWith('/api/')
    ? reply.type('application/problem+json').send(JSON.stringify(body))
    : reply
        .type('text/plain; charset=utf-8')
        .send(`访问太频繁，请在 ${seconds} 秒后再试。\nToo many requests. Please try again in ${seconds} seconds.\n`);
}

/**
 * No address reads more often in a minute than all people of a large office together would. What this server asks itself while it makes
 * a page comes over no socket and is part of that page; health is answered to whoever watches it.
 */
export function refuseFloodsOfReads(server: FastifyInstance, clock: () => Date, perAddressPerMinute: number): void {
  const limit = new AddressLimit();
  server.addHook('onRequest', (request, reply, done) => {
    const isAsked = reads.has(request.method) && request.raw.socket instanceof Socket;
    if (!isAsked || request.url.startsWith('/api/health')) return done();
    const taken = limit.take(networkOf(request.ip), perAddressPerMinute, minute, clock().getTime());
    if (taken.ok) done();
    else refuseAsTooMany(request, reply, taken.retryAfterSeconds);
  });
}
