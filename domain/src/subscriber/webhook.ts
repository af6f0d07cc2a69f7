import type { WebhookPauseCause } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';

/** How a subscriber is called. */
export interface WebhookData {
  /** Null once the key of the subscriber is gone. */
  readonly url: string | null;
  readonly secretId: string;
  /** The secret before, which signs along until `formerEndsAt`. */
  readonly formerSecretId: string | null;
  readonly formerEndsAt: string | null;
  readonly pausedFor: WebhookPauseCause | null;
  /** Since when it is called; nothing before is sent by itself. */
  readonly since: string;
}

/** The ids of the secrets that a call of that moment is signed by, the one in force first. */
export const secretsAt = ({ secretId, formerSecretId, formerEndsAt }: WebhookData, now: string): readonly string[] =>
  formerSecretId !== null && formerEndsAt !== null && now < formerEndsAt ? [secretId, formerSecretId] : [secretId];

/** What is asked of a webhook needs one. */
export const withoutWebhook = ({ webhook }: { readonly webhook: WebhookData | null }): Refusal | undefined =>
  webhook === null ? refuse('subscriber.no_webhook') : undefined;
