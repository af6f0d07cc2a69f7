import { CandidateGroup } from '@talentlog/contracts';
import {
  AddressLimit,
  type CommandClient,
  networkOf,
  newUuid,
  problem,
  traceIdOf,
  type UnsubscribeTokens,
} from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsAway, refuseAsTooMany } from './come-again.ts';
import { answerUnknown } from './unknown-api.ts';

interface UnsubscribeParts {
  readonly commands: CommandClient;
  readonly tokens: Pick<UnsubscribeTokens, 'personId'>;
  readonly clock: () => Date;
}

/** Mail services call for many of their users from few addresses. */
const perMinute = 300;
const bodyLimit = 4 * 1024;
const path = '/api/unsubscribe/:group/:token';

/**
 * The way out of mails that are no duty (RFC 8058). `POST /api/unsubscribe/{group}/{token}` ends those of the group, by a mail program or
 * by our page; nobody signs in, whatever the body says, and the same again changes nothing. `…/undo` takes it back. A GET, as programs
 * send that look into every link, changes nothing and leads to the page. Cookies are not looked at: the token says whom it is about.
 */
export async function unsubscribeRoutes(server: FastifyInstance, parts: UnsubscribeParts): Promise<void> {
  const limit = new AddressLimit();
  const sends = (name: 'Unsubscribe' | 'SubscribeAgain') => async (request: FastifyRequest, reply: FastifyReply) => {
    const way = wayIn(request, parts.tokens);
    if (way === undefined) return answerUnknown(request, reply);
    const commandId = newUuid();
    const answer = await parts.commands.execute({ name, payload: way, commandId, actor: 'system:unsubscribe' });
    reply.header('cache-control', 'no-store');
    if (answer.ok) return reply.code(200).send({ group: way.group });
    if (answer.status >= 500 || answer.status === 429) return refuseAsAway(request, reply);
    // Nobody, or nobody any more: a forged token and that of an erased person answer the same.
    return reply
      .code(404)
      .type('application/problem+json')
      .send(problem('common.not_found', traceIdOf(request)));
  };
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null, undefined));
    scope.addHook('onRequest', (request, reply, done) => {
      const taken = limit.take(networkOf(request.ip), perMinute, 60, parts.clock().getTime());
      if (taken.ok) done();
      else refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    });
    scope.post(path, sends('Unsubscribe'));
    scope.post(`${path}/undo`, sends('SubscribeAgain'));
    scope.get(path, (request, reply) => reply.redirect(request.url.replace(/^\/api/, '').split('?', 1)[0] ?? '/', 303));
  });
}

function wayIn({ params }: FastifyRequest, tokens: UnsubscribeParts['tokens']) {
  const { group, token } = params as { readonly group: string; readonly token: string };
  const known = CandidateGroup.safeParse(group);
  const jobSeekerId = tokens.personId(token);
  return known.success && jobSeekerId !== undefined ? { jobSeekerId, group: known.data } : undefined;
}
