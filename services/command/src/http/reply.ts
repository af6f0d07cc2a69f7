import { problem } from '@talentlog/runtime';
import type { FastifyReply } from 'fastify';
import type { Outcome } from '../pipeline/pipeline.ts';
import type { SignInOutcome } from '../sign-in/sign-in-commands.ts';

/** Answers with the outcome, or with its problem details; seconds to wait go into Retry-After too. */
export function sendOutcome(reply: FastifyReply, outcome: Outcome | SignInOutcome, traceId: string): void {
  reply.header('cache-control', 'no-store');
  if (!outcome.ok) {
    const { seconds } = outcome.params ?? {};
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    reply
      .code(outcome.status)
      .type('application/problem+json')
      .send(
        problem(outcome.code, traceId, {
          ...(outcome.params ? { params: { ...outcome.params } } : {}),
          ...(outcome.errors ? { errors: outcome.errors } : {}),
        }),
      );
    return;
  }
  reply.send({
    position: outcome.position ?? null,
    events: 'events' in outcome ? outcome.events : [],
    ...(outcome.result ? { result: outcome.result } : {}),
  });
}
