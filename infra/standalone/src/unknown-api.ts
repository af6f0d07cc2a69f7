import type { RefusalCode } from '@talentlog/contracts';
import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that exist for one method only; any other method is told which. */
const methods: readonly { readonly address: RegExp; readonly allow: string }[] = [
  { address: /^\/api\/commands\/[^/?]+\/?(\?|$)/, allow: 'POST' },
  { address: /^\/api\/queries\/[^/?]+\/?(\?|$)/, allow: 'GET' },
];

/** Programs asked for data: whatever the API does not have is a problem document, never a page for people. */
export function unknownApi(server: FastifyInstance): void {
  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: answerUnknown,
  });
}

/** What is not there, also where it is not there for whoever asks. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allow = methods.find(({ address }) => address.test(request.url))?.allow;
  const code: RefusalCode = allow === undefined ? 'common.not_found' : 'common.method';
  const body = problem(code, traceIdOf(request));
  if (allow !== undefined) reply.header('allow', allow);
  return reply.code(body.status).header('cache-control', 'no-store').type('application/problem+json').send(body);
}
