import { Transform } from 'node:stream';
import { AddressLimit, type CallerResolver, credentialsOf, networkOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseAsTooMany } from '../come-again.ts';
import { type BodyRule, bodyRules, longestOfAll, paperRule, short } from './longest-body.ts';
import { refuseUnread } from './refuse-unread.ts';

interface Parts {
  readonly resolver: CallerResolver;
  readonly clock: () => Date;
  readonly writesPerAddressPerMinute: number;
}

const papers = '/api/papers';
const commands = '/api/commands/';

/**
 * The rule of the route that takes the request; null for a command that there is not. Undefined for every other route: those read what is
 * short, or have a limit of their own. The route is asked and not the address, which spells a path in many ways.
 */
function ruleOf({ routeOptions, params }: FastifyRequest): BodyRule | undefined | null {
  const { url = '', method } = routeOptions;
  if (method !== 'POST') return undefined;
  if (url === papers) return paperRule;
  if (!url.startsWith(commands)) return undefined;
  const { name = url.slice(commands.length) } = params as { readonly name?: string };
  return bodyRules.get(name) ?? null;
}

/**
 * Decides by the head of a request whether its body is read. Reading a megabyte of JSON holds this thread for longer than hundreds of
 * commands take, and every guard comes after it. So no command takes a longer body than its contract allows, a long one needs the sign-in
 * that the command needs, and an address sends no more bytes in a minute than all its writes at their usual length.
 */
export function refuseBodies(server: FastifyInstance, { resolver, clock, writesPerAddressPerMinute }: Parts): void {
  server.addHook('onRoute', (route) => {
    if (route.url === papers || route.url.startsWith(commands)) route.bodyLimit = longestOfAll;
  });
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
    // Shorter bodies cost less to read than a look-up of their sender.
    if (rule !== null && length <= short) return undefined;
    const most = rule?.most ?? longestOfAll;
    if (length > most) {
      refuseUnread('common.too_large', request, reply, { params: { limit: most } });
      return reply;
    }
    if (rule === null) {
      refuseUnread('common.not_found', request, reply);
      return reply;
    }
    const inAll = writesPerAddressPerMinute * short;
    const taken = bytes.take(networkOf(request.ip), inAll, 60, clock().getTime(), length);
    if (!taken.ok) {
      reply.header('connection', 'close');
      return refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    }
    if (!rule.signedIn || (await isSignedIn(request))) return undefined;
    refuseUnread('common.unauthenticated', request, reply);
    return reply;
  });
  // Who does not say how long it is may send as much as anybody may without a sign-in.
  server.addHook('preParsing', async (request, _reply, payload) => {
    const rule = ruleOf(request);
    const isCounted = rule && request.headers['content-length'] === undefined;
    return isCounted ? payload.pipe(atMost(short)) : payload;
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
