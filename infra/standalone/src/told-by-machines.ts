import { AddressLimit, networkOf, TryAgain } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseAsTooMany } from './come-again.ts';

interface Limits {
  /** Bytes of one body; it is given as it came. */
  readonly bodyLimit: number;
  /** Calls from one network. */
  readonly perMinute: number;
  readonly clock: () => Date;
}

/** Routes at which machines of providers tell what became of messages: bodies of any type, so many, and no larger. */
export async function toldByMachines(
  server: FastifyInstance,
  { bodyLimit, perMinute, clock }: Limits,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  const limit = new AddressLimit();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', (request, reply, done) => {
      const taken = limit.take(networkOf(request.ip), perMinute, 60, clock().getTime());
      if (taken.ok) done();
      else refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    });
    routes(scope);
  });
}

/** Asks it to come again where what it told could not be stored now; throws what does not pass. */
export function comesAgain(error: unknown, reply: FastifyReply, onLater: (reason: string) => void): FastifyReply {
  if (!(error instanceof TryAgain)) throw error;
  onLater(error.message);
  return reply.code(503).header('retry-after', '10').send({ code: 'common.unavailable' });
}
