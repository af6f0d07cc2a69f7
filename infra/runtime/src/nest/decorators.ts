import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
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

/** 32 hex digits that name this request in logs, commits and problem documents. */
export const TraceId = fromRequest((request) => fact(request, 'traceId'));

/** `If-Match: "<revision>"`: the revision of the stream the sender saw (`number | undefined`). */
export const ExpectedRevision = fromRequest(expectedRevisionOf);

/** By what a command is known, and whether nobody but this request can know it. */
export interface SentId {
  readonly commandId: string;
  readonly isNewId: boolean;
}

/** A command id as it was given, or a new one. Not a UUID: 400. */
@Injectable()
class CommandIdPipe implements PipeTransform<string | undefined, SentId> {
  transform(given: string | undefined): SentId {
    if (given === undefined) return { commandId: newUuid(), isNewId: true };
    const commandId = given.toLowerCase();
    if (isUuid(commandId)) return { commandId, isNewId: false };
    throw new RefusedRequest('common.invalid', { errors: [{ path: 'Idempotency-Key', code: 'common.format' }] });
  }
}

const idempotencyKey = fromRequest((request) => header(request, 'idempotency-key'));

/** `Idempotency-Key` as the command id; a new one where the sender gave none (`SentId`). */
export const CommandId = () => idempotencyKey(CommandIdPipe);
