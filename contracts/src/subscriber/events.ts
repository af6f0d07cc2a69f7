import { z } from 'zod';
import { Topic } from '../integration/topics.ts';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { webhookEvents } from './webhook-events.ts';

const subscriberId = Id;
/** A reason may name somebody; it is sealed under a key of the subscriber. */
const because = { version: 1, subject: 'subscriberId', personal: ['reason'], revealable: [], withheld: {} } as const;
const subscription = {
  subscriberId,
  systemName: z.string(),
  topics: z.array(Topic),
  personalData: z.boolean(),
  reason: z.string(),
};
/** Names a token without telling it: the token is made of this id and the company's secret (ADR 87). */
const feedKeyId = Id;
const only = event({ version: 1, data: z.strictObject({ subscriberId }) });

export const subscriberEvents = {
  ...webhookEvents,
  SubscriberRegistered: event({ ...because, data: z.strictObject({ ...subscription, feedKeyId }) }),
  SubscriberChanged: event({ ...because, data: z.strictObject(subscription) }),
  /** The former token works until then, which may be now; any one before it ends at once. */
  FeedTokenRenewed: event({ version: 1, data: z.strictObject({ subscriberId, feedKeyId, formerEndsAt: Instant }) }),
  SubscriberSuspended: event({ ...because, data: z.strictObject({ subscriberId, reason: z.string() }) }),
  SubscriberResumed: only,
  SubscriberRemoved: only,
};
