import type { FeedTokens, WebhookSecretName } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';

/** What an answer tells that the log does not have: the log names it by an id, of which it is made. */
export type ToldOnce = (outcome: Outcome) => Outcome;

/**
 * Puts the token or secret that a decision made an id for into the answer of whoever asked for it, and in no other place. An answer that is
 * repeated tells none: whoever knows the id of a command is not who sent it, and who lost the answer makes another token.
 */
export const toldOnce =
  (tokens: FeedTokens, webhookSecret: (name: WebhookSecretName) => string): ToldOnce =>
  (outcome) => {
    if (!outcome.ok || outcome.result === undefined) return outcome;
    const { feedKeyId, webhookSecretId, ...result } = outcome.result;
    if (outcome.isRepeated) return { ...outcome, result };
    const { subscriberId } = result;
    if (typeof feedKeyId === 'string') return { ...outcome, result: { ...result, feedToken: tokens.token(feedKeyId) } };
    if (typeof webhookSecretId !== 'string') return outcome;
    const secret = webhookSecret({ subscriberId: String(subscriberId), secretId: webhookSecretId });
    return { ...outcome, result: { ...result, webhookSecret: secret } };
  };
