import type { Folds } from '@talentlog/command/workers';
import { isCandidateGroup, OptionalGroup } from '@talentlog/contracts';
import { account, jobSeeker } from '@talentlog/domain/fold';
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
  readonly tokens: Pick<UnsubscribeTokens, 'readerId'>;
  readonly folds: Pick<Folds, 'load'>;
  readonly clock: () => Date;
}

/** Mail services call for many of their users from few addresses. */
const perMinute = 300;
const bodyLimit = 4 * 1024;
const path = '/api/unsubscribe/:group/:token';

/**
 * The way out of mails that are no duty (RFC 8058). `POST /api/unsubscribe/{group}/{token}` ends those of the group, by a mail program or
 * by our page; nobody signs in, whatever the body says, and the same again changes nothing. `…/undo` takes it back. A GET, as programs
 * send that look into every link, changes nothing and leads to the page; `…/state` says whether such mails are off. Cookies are not looked at: the token says whom it is about.
 */
export async function unsubscribeRoutes(server: FastifyInstance, parts: UnsubscribeParts): Promise<void> {
  const limit = new AddressLimit();
  const sends = (direction: 'out' | 'back') => async (request: FastifyRequest, reply: FastifyReply) => {
    const way = wayIn(request, parts.tokens);
    if (way === undefined) return answerUnknown(request, reply);
    const wish = { ...wishOf(way, direction), commandId: newUuid(), actor: 'system:unsubscribe' };
    const answer = await parts.commands.execute(wish);
    reply.header('cache-control', 'no-store');
    if (answer.ok) return reply.code(200).send({ group: way.group });
    if (answer.status >= 500 || answer.status === 429) return refuseAsAway(request, reply);
    return answerNobody(request, reply);
  };
  const state = async (request: FastifyRequest, reply: FastifyReply) => {
    const way = wayIn(request, parts.tokens);
    const off = way && (await isOff(way, parts.folds));
    if (off === undefined) return answerNobody(request, reply);
    return reply.header('cache-control', 'no-store').send({ off });
  };
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null, undefined));
    scope.addHook('onRequest', (request, reply, done) => {
      const taken = limit.take(networkOf(request.ip), perMinute, 60, parts.clock().getTime());
      if (taken.ok) done();
      else refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    });
    scope.post(path, sends('out'));
    scope.post(`${path}/undo`, sends('back'));
    scope.get(`${path}/state`, state);
    scope.get(path, (request, reply) => reply.redirect(request.url.replace(/^\/api/, '').split('?', 1)[0] ?? '/', 303));
  });
}

/** Nobody, or nobody any more: a forged token and that of an erased person answer the same. */
const answerNobody = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .type('application/problem+json')
    .send(problem('common.not_found', traceIdOf(request)));

/** Whether mails of the group are off, whoever ended them and wherever; undefined for nobody. */
async function isOff({ readerId, group }: Way, folds: UnsubscribeParts['folds']): Promise<boolean | undefined> {
  if (isCandidateGroup(group)) {
    const { state, data } = await folds.load(jobSeeker, readerId);
    if (state !== 'KNOWN') return undefined;
    return data.messagesOff.some((one) => one.group === group && one.channel === 'MAIL');
  }
  const { state, data } = await folds.load(account, readerId);
  return state === 'UNREGISTERED' || state === 'CLOSED' ? undefined : data.messagesOff.includes(group);
}

interface Way {
  readonly readerId: string;
  readonly group: OptionalGroup;
}

function wayIn({ params }: FastifyRequest, tokens: UnsubscribeParts['tokens']): Way | undefined {
  const { group, token } = params as { readonly group: string; readonly token: string };
  const known = OptionalGroup.safeParse(group);
  const readerId = tokens.readerId(token);
  return known.success && readerId !== undefined ? { readerId, group: known.data } : undefined;
}

/** The group says whether a candidate reads such mails or a colleague: a token of the other kind names nobody. */
function wishOf({ readerId, group }: Way, direction: 'out' | 'back') {
  if (isCandidateGroup(group))
    return {
      name: direction === 'out' ? 'Unsubscribe' : 'SubscribeAgain',
      payload: { jobSeekerId: readerId, group },
    };
  const name = direction === 'out' ? 'EndWorkMails' : 'TakeUpWorkMails';
  return { name, payload: { accountId: readerId, group } };
}
