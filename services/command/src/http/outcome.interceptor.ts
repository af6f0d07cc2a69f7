import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { Outcome } from '../pipeline/command.ts';
import type { SignInOutcome } from '../sign-in/decision.ts';
import { refusedRequest } from './refused-request.ts';

/** Turns what a handler decided into the answer of `POST /api/commands/{CommandName}`, or into its refusal. */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor<Outcome | SignInOutcome> {
  intercept(_context: ExecutionContext, next: CallHandler<Outcome | SignInOutcome>): Observable<object> {
    return next.handle().pipe(map(answerOf));
  }
}

function answerOf(outcome: Outcome | SignInOutcome): object {
  if (!outcome.ok) throw refusedRequest(outcome);
  return {
    position: outcome.position ?? null,
    events: 'events' in outcome ? outcome.events : [],
    ...(outcome.result ? { result: outcome.result } : {}),
  };
}
