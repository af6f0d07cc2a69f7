import type { Problem, RefusalCode } from '@talentlog/contracts';
import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Said {
  readonly params?: Problem['params'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers before the body comes, and ends the connection: what is still sent is not read. */
export function refuseUnread(
  code: RefusalCode,
  request: FastifyRequest,
  reply: FastifyReply,
  { params, headers = {} }: Said = {},
): void {
  const body = problem(code, traceIdOf(request), params === undefined ? {} : { params });
  reply
    .code(body.status)
    .headers({ ...headers, 'cache-control': 'no-store', connection: 'close' })
    .type('application/problem+json')
    .send(body);
}
