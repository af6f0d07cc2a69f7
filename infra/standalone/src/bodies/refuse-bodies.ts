import { Transform } from 'node:stream';
import type { Problem, RefusalCode } from '@talentlog/contracts';
import { AddressLimit, type CallerResolver, credentialsOf, networkOf, problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsTooMany } from '../come-again.ts';
import { type BodyRule, bodyRules, longestOfAll, paperRule } from './longest-body.ts';

/** Shorter bodies cost less to read than a look-up of their sender. */
const short = 16 * 1024;

interface Parts {
  readonly resolver: CallerResolver;
  readonly clock: () => Date;
  readonly writesPerAddressPerMinute: number;
}

const commands = '/api/commands/';

/** Undefined where the route has limits of its own; null for a command that there is not. */
function ruleOf({ method, url }: FastifyRequest): BodyRule | undefined | null {
  const [path = ''] = url.split('?');
  if (method !== 'POST') return undefined;
  if (path === '/api/papers') return paperRule;
  return path.startsWith(commands) ? (bodyRules.get(path.slice(commands.length)) ?? null) : undefined;
}

/** Answers before the body comes, and ends the connection: what is still sent is not read. */
function refuse(code: RefusalCode, request: FastifyRequest, reply: FastifyReply, params?: Problem['params']): void {
  const body = problem(code, traceIdOf(request), params === undefined ? {} : { params });
  reply
    .code(body.status)
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .type('application/problem+json')
    .send(body);
}

/**
 * Decides by the head of a request whether its body is read. Reading a megabyte of JSON holds this thread for longer than hundreds of
 * commands take, and every guard comes after it. So no command takes a longer body than its contract allows, a long one needs the sign-in
 * that the command needs, and an address sends no more bytes in a minute than all its writes at their usual length.
 */
export function refuseBodies(server: FastifyInstance, { resolver, clock, writesPerAddressPerMinute }: Parts): void {
  const bytes = new AddressLimit();
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const { linkToken: _, ...credentials } = credentialsOf(request);
    const resolved = await resolver.resolve(credentials);
    return 'caller' in resolved && resolved.caller.account !== undefined;
  };
  server.addHook('onRequest', async (request, reply) => {
    const rule = ruleOf(request);
    if (rule === undefined) return undefined;
    const length = Number(request.headers['content-length'] ?? 0);
    const most = rule?.most ?? longestOfAll;
    if (length > most) {
      refuse('common.too_large', request, reply, { limit: most });
      return reply;
    }
    if (rule === null) {
      refuse('common.not_found', request, reply);
      return reply;
    }
    if (length <= short) return undefined;
    const inAll = writesPerAddressPerMinute * short;
    const taken = bytes.take(networkOf(request.ip), inAll, 60, clock().getTime(), length);
    if (!taken.ok) {
      reply.header('connection', 'close');
      return refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    }
    if (!rule.signedIn || (await isSignedIn(request))) return undefined;
    refuse('common.unauthenticated', request, reply);
    return reply;
  });
  // Who does not say how long it is may send as much as anybody may without a sign-in.
  server.addHook('preParsing', async (request, _reply, payload) => {
    const rule = ruleOf(request);
    const isCounted = rule && request.headers['content-length'] === undefined;
    return isCounted ? payload.pipe(atMost(Math.min(rule.most, short))) : payload;
  });
}

/** Passes on so many bytes, and fails as a body that is too large. */
function atMost(bytes: number): Transform {
  let come = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      come += chunk.length;
      if (come <= bytes) done(null, chunk);
      else done(Object.assign(new Error('the body is too large'), { statusCode: 413 }));
    },
  });
}
