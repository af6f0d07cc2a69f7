import type { Outcome } from '../pipeline/command.ts';
import type { SignInOutcome } from '../sign-in/decision.ts';
import { refusedRequest } from './refused-request.ts';

/**
 * The answer of `POST /api/commands/{CommandName}` to what a handler decided; throws its refusal. Controllers call it themselves: an
 * interceptor would put five observables around every command.
 */
export function answerOf(outcome: Outcome | SignInOutcome): object {
  if (!outcome.ok) throw refusedRequest(outcome);
  return {
    position: outcome.position ?? null,
    events: 'events' in outcome ? outcome.events : [],
    ...(outcome.result ? { result: outcome.result } : {}),
  };
}
