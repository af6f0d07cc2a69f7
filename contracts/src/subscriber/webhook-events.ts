import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { WebhookPauseCause } from './webhook.ts';

const subscriberId = Id;
/** Names a secret without telling it: the secret is made of this id and the company's (ADR 88). */
const webhookKeyId = Id;
const only = event({ version: 1, data: z.strictObject({ subscriberId }) });

export const webhookEvents = {
  /** An address may let in whoever knows it; it is sealed under a key of the subscriber. */
  WebhookSet: event({
    version: 1,
    subject: 'subscriberId',
    personal: ['url'],
    revealable: [],
    withheld: {},
    data: z.strictObject({ subscriberId, url: z.string(), webhookKeyId }),
  }),
  WebhookRemoved: only,
  WebhookSecretRotated: event({
    version: 1,
    data: z.strictObject({ subscriberId, webhookKeyId, formerEndsAt: Instant }),
  }),
  WebhookPaused: event({ version: 1, data: z.strictObject({ subscriberId, cause: WebhookPauseCause }) }),
  WebhookResumed: only,
  WebhookTested: only,
  DeliveriesResent: event({
    version: 1,
    data: z.strictObject({
      subscriberId,
      eventIds: z.array(z.string()).optional(),
      since: Instant.optional(),
    }),
  }),
};
