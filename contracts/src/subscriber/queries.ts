import { z } from 'zod';
import { Topic } from '../integration/topics.ts';
import { query } from '../shared/define.ts';
import { AllowedActions, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { WebhookSeen } from './webhook-queries.ts';

/** A system that follows us. */
export const SubscriberRow = z.object({
  subscriberId: Id,
  state: z.string(),
  systemName: z.string(),
  topics: z.array(Topic),
  personalData: z.boolean(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** The former token works until then; null where it does not any more. */
  formerEndsAt: z.string().nullable(),
  /** When it last asked, how far it came, and since when something waits for it; null where it did not since the server started. */
  read: z.object({ at: z.string(), position: z.int(), waitsSince: z.string().nullable() }).nullable(),
  /** How it is called; null where it only asks. */
  webhook: WebhookSeen.nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
});
export type SubscriberRow = z.infer<typeof SubscriberRow>;

export const subscriberQueries = {
  /** Every system that follows us, the newest first; those that were removed last. */
  subscribers: query({
    params: z.strictObject({}),
    result: z.array(SubscriberRow),
    grants: [{ staff: 'ADMIN_SETTINGS' }],
    reads: 'COMPANY',
    view: 'subscribers',
  }),
};
