import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { agentIn } from '../http/agent.ts';
import { header } from '../http/edge.ts';
import { expectedRevisionOf, isUuid } from '../http/headers.ts';
import { networkOf } from '../http/network.ts';
import { newUuid } from '../ids.ts';
import { RefusedRequest } from './refused-request.ts';
import { fact } from './request-facts.ts';

/** A parameter decorator that reads the request, typed by what it hands over. */
const fromRequest = <T>(read: (request: FastifyRequest) => T) =>
  createParamDecorator(
    (_data: unknown, context: ExecutionContext): T => read(context.switchToHttp().getRequest<FastifyRequest>()),
  );

/** Who sends the request, with the rights of this moment (`Caller`). */
export const CurrentCaller = fromRequest((request) => fact(request, 'caller'));

/** Looks again who sends the request (`() => Promise<Caller>`), for an answer that lasts longer than a sign-in may. */
export const CallerNow = fromRequest((request) => fact(request, 'callerNow'));

/** The grant that let the caller in (`Admission`), on routes whose grants the guard asks. */
export const CurrentAdmission = fromRequest((request) => fact(request, 'admission'));

/** Secret of the browser that writes (`string`). */
export const Browser = fromRequest((request) => fact(request, 'browser'));

/** The network the request comes from (`string`), under which tries are counted. */
export const Network = fromRequest(({ ip }) => networkOf(ip));

/** What kind of browser a request comes from (`string`), in two words. */
export const Agent = fromRequest(({ headers }) => agentIn(headers['user-agent'] ?? ''));

/**
 * The JSON that a request brings (`unknown`), `{}` where it brings no body. Whatever came in another form: 415. Such a body is not read, so
 * without this a form of another page would be taken for an empty command.
 */
export const JsonBody = fromRequest(({ body, headers }): unknown => {
  if (body === undefined && headers['content-type'] !== undefined) throw new RefusedRequest('common.media_type');
  return body ?? {};
});

/** How a command comes: from whom, by which id, and what its sender had seen. */
export interface Sent {
  readonly caller: Caller;
  /** `Idempotency-Key`, or a new one where the sender gave none. */
  readonly commandId: string;
  /** Nobody but this request can know the id. */
  readonly isNewId: boolean;
  /** 32 hex digits that name this request in logs, commits and problem documents. */
  readonly correlationId: string;
  /** `If-Match: "<revision>"`: the revision of the stream the sender saw. */
  readonly ifRevision?: number;
}

const illFormed = (path: string) => new RefusedRequest('common.invalid', { errors: [{ path, code: 'common.format' }] });

/**
 * All that a command comes with, beside its name and its body (`Sent`). An id that is no UUID, or a revision that cannot be read: 400, for
 * whoever names what they saw must not overwrite what they did not. One parameter, because Nest walks
 * through each of a route by itself.
 */
export const SentWith = fromRequest((request): Sent => {
  const given = header(request, 'idempotency-key')?.toLowerCase();
  if (given !== undefined && !isUuid(given)) throw illFormed('Idempotency-Key');
  const ifRevision = expectedRevisionOf(request);
  if (Number.isNaN(ifRevision)) throw illFormed('If-Match');
  return {
    caller: fact(request, 'caller'),
    commandId: given ?? newUuid(),
    isNewId: given === undefined,
    correlationId: fact(request, 'traceId'),
    ...(ifRevision === undefined ? {} : { ifRevision }),
  };
});
