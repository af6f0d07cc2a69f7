import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { RefusalCode } from '@talentlog/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StorageFault } from '../disk/fault.ts';
import { StoreUnavailable } from '../event-store/port.ts';
import { problem } from '../http/edge.ts';
import type { Logger } from '../logger.ts';
import { PeerAway } from '../peers/peer.ts';
import { LineBroken } from '../threads/line.ts';
import { RefusedRequest } from './refused-request.ts';
import { factsOf } from './request-facts.ts';
import { LOGGER } from './tokens.ts';

/** Codes of what the frameworks refuse before a handler runs. */
const byStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'common.invalid',
  403: 'auth.forbidden',
  404: 'common.not_found',
  405: 'common.method',
  413: 'common.too_large',
  415: 'common.media_type',
  429: 'common.too_many',
  503: 'common.unavailable',
};

/** Seconds after which it is worth asking again. */
const waits: Readonly<Record<string, number>> = { 'common.unavailable': 1, 'common.not_writable': 10 };

/** Answers everything thrown: problem details with a catalogue code, never a stack trace. A defect is logged by its trace id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const { traceId } = factsOf(request);
    const code = codeOf(error);
    if (code === 'common.internal')
      this.logger.error({ traceId, route: request.routeOptions.url ?? '', error: nameAndStack(error) }, 'defect');
    if (reply.sent || reply.raw.headersSent) return;
    const { params, errors } = error instanceof RefusedRequest ? error.details : {};
    const wait = params?.seconds ?? waits[code];
    if (wait !== undefined) reply.header('retry-after', String(wait));
    const body = problem(code, traceId, { ...(params ? { params } : {}), ...(errors ? { errors } : {}) });
    reply.code(body.status).header('cache-control', 'no-store').type('application/problem+json').send(body);
  }
}

function codeOf(error: unknown): RefusalCode {
  if (error instanceof RefusedRequest) return error.code;
  if (isStorageFault(error)) return 'common.not_writable';
  if ([StoreUnavailable, PeerAway, LineBroken].some((away) => error instanceof away)) return 'common.unavailable';
  return byStatus[statusOf(error)] ?? 'common.internal';
}

/** Also one of another copy of this package, which a process may have loaded by another path. */
const isStorageFault = (error: unknown): boolean =>
  error instanceof StorageFault || (error instanceof Error && error.constructor.name === StorageFault.name);

const statusOf = (error: unknown): number =>
  error instanceof HttpException ? error.getStatus() : ((error as { statusCode?: number } | null)?.statusCode ?? 500);

/** Where it happened without what it was about: messages may quote data, so only the error's kind and places are kept. */
const nameAndStack = (error: unknown): string =>
  error instanceof Error
    ? [
        error.name,
        ...(error.stack ?? '')
          .split('\n')
          .filter((line) => line.trimStart().startsWith('at '))
          .slice(0, 8),
      ].join('\n')
    : typeof error;
