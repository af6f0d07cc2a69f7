import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { withoutStrangersTraces } from './strangers-traces.ts';

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

it.each<[who: string, proxies: readonly string[], from: string, seen: string | null]>([
  ['a proxy of ours', ['10.0.0.0/8'], '10.1.2.3', traceparent],
  ['a proxy of ours, by an address of both families', ['127.0.0.1'], '::ffff:127.0.0.1', traceparent],
  ['a stranger, who says that a proxy of ours passed it on', ['10.0.0.0/8'], '203.0.113.7', null],
  ['anybody where there is no proxy', [], '127.0.0.1', null],
])('the trace that %s names is %j', async (_who, proxies, remoteAddress, seen) => {
  const server = Fastify({ trustProxy: proxies.length > 0 && [...proxies] });
  withoutStrangersTraces(server, proxies);
  server.get('/', (request, reply) => reply.send({ seen: request.headers.traceparent ?? null }));
  const headers = { traceparent, tracestate: 'a=b', 'x-forwarded-for': '10.0.0.9' };
  expect((await server.inject({ url: '/', remoteAddress, headers })).json()).toEqual({ seen });
});
