import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { mostResent, PublicEventId, WebhookPauseCause, WebhookUrl } from './webhook.ts';

const aggregate = 'subscriber';
const grants = [{ staff: 'ADMIN_SETTINGS' }] as const;
const subscriberId = Id;
const one = z.strictObject({ subscriberId });
const none = 'subscriber.no_webhook';

/** How a subscriber is called. An answer that makes a secret tells it this once, as `webhookSecret`. */
export const webhookCommands = {
  /** From now on it is called there; at another address by the same secret. */
  SetWebhook: command({
    aggregate,
    payload: z.strictObject({ subscriberId, url: WebhookUrl }),
    grants,
    emits: ['WebhookSet'],
    refusals: ['subscriber.unchanged', 'subscriber.private_address', 'subscriber.not_encrypted'],
    proof: true,
  }),
  /** It is called no more; what was not sent is not sent. */
  RemoveWebhook: command({ aggregate, payload: one, grants, emits: ['WebhookRemoved'], refusals: [none] }),
  /** Another secret; the former one signs beside it for a day. */
  RotateWebhookSecret: command({
    aggregate,
    payload: one,
    grants,
    emits: ['WebhookSecretRotated'],
    refusals: [none],
    proof: true,
  }),
  /** What is for it waits. The system does so where nobody takes it. */
  PauseWebhook: command({
    aggregate,
    payload: z.strictObject({ subscriberId, cause: WebhookPauseCause.default('STAFF') }),
    grants: [...grants, { system: true }],
    emits: ['WebhookPaused'],
    refusals: [none, 'subscriber.webhook_paused'],
  }),
  ResumeWebhook: command({
    aggregate,
    payload: one,
    grants,
    emits: ['WebhookResumed'],
    refusals: [none, 'subscriber.webhook_not_paused'],
  }),
  /** Sends it one call that tells nothing. */
  TestWebhook: command({
    aggregate,
    payload: one,
    grants,
    emits: ['WebhookTested'],
    refusals: [none, 'subscriber.webhook_paused', 'subscriber.suspended'],
  }),
  /** Sends again, under the same ids: single ones, or all since then. */
  ResendDeliveries: command({
    aggregate,
    payload: z.strictObject({
      subscriberId,
      eventIds: z.array(PublicEventId).min(1, { error: 'common.required' }).max(mostResent).optional(),
      since: Instant.optional(),
    }),
    grants,
    emits: ['DeliveriesResent'],
    refusals: [none, 'subscriber.nothing_named', 'subscriber.in_future'],
  }),
};
