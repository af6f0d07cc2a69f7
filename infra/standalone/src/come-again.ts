import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

const words = {
  'common.too_many': ['访问太频繁', 'Too many requests.'],
  'common.unavailable': ['服务暂时不可用', 'The service is not available just now.'],
} as const;

/** Whoever asks too often is told so. */
export const refuseAsTooMany = (request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  refuse(request, reply, 'common.too_many', seconds);

/** Who would answer is away, for as long as a thread takes to begin again. */
export const refuseAsAway = (request: FastifyRequest, reply: FastifyReply, seconds = 2): FastifyReply =>
  refuse(request, reply, 'common.unavailable', seconds);

/** People who see pages are told in words, programs as of every refusal. */
function refuse(request: FastifyRequest, reply: FastifyReply, code: keyof typeof words, seconds: number): FastifyReply {
  const body = problem(code, traceIdOf(request), { params: { seconds } });
  reply.code(body.status).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) return reply.type('application/problem+json').send(JSON.stringify(body));
  const [chinese, english] = words[code];
  return reply
    .type('text/plain; charset=utf-8')
    .send(`${chinese}，请在 ${seconds} 秒后再试。\n${english} Please try again in ${seconds} seconds.\n`);
}
