import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { RefusalCode } from '@talentlog/contracts';
import { type Logger, problem, StoreUnavailable, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Codes of what the frameworks refuse before a handler runs. */
const byStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'common.invalid',
  404: 'common.not_found',
  405: 'common.method',
  413: 'common.too_large',
  415: 'common.media_type',
  429: 'common.too_many',
  503: 'common.unavailable',
};

/** The last answer to everything thrown: problem details with a catalogue code, never a stack trace. A defect is logged by its trace id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const traceId = traceIdOf(request);
    const code =
      error instanceof StoreUnavailable ? 'common.unavailable' : (byStatus[statusOf(error)] ?? 'common.internal');
    if (code === 'common.internal')
      this.logger.error({ traceId, route: request.routeOptions.url ?? '', error: nameAndStack(error) }, 'defect');
    if (reply.sent || reply.raw.headersSent) return;
    if (code === 'common.unavailable') reply.header('retry-after', '1');
    const body = problem(code, traceId);
    reply.code(body.status).header('cache-control', 'no-store').type('application/problem+json').send(body);
  }
}

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
