import type { interviewCommands, PayloadOf } from '@talentlog/contracts';
import type { PipelineParts } from '../pipeline/command.ts';
import { refused } from '../pipeline/refused.ts';
import type { SignInParts } from './decision.ts';

/** A code that is told at the interview has six digits: who was not there does not get to try many of them before it is over. */
const presenceTries = { limit: 10, windowSeconds: 3_600 };

/** Refuses whoever guesses: so many tries an hour for each interview, counted for each sender, so that nobody uses up another's. */
export const withinPresenceTries =
  ({ signIns, clock }: Pick<SignInParts, 'signIns' | 'clock'>): PipelineParts['mayName'] =>
  async (payload, { link, account }, name) => {
    if (name !== 'SignInWithCode') return undefined;
    const { interviewId } = payload as PayloadOf<typeof interviewCommands.SignInWithCode>;
    const { limit, windowSeconds } = presenceTries;
    const key = `presence:${interviewId}:${link?.linkId ?? account?.accountId}`;
    const turn = await signIns.take(key, limit, windowSeconds, clock().getTime());
    return turn.ok ? undefined : refused('common.too_many', { params: { seconds: turn.retryAfterSeconds } });
  };
