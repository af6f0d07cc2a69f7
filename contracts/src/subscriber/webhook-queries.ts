import { z } from 'zod';
import { query } from '../shared/define.ts';
import { Paging } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { WebhookPauseCause } from './webhook.ts';

/** What became of one call; `parked` waits until somebody has it sent again. */
export const DeliveryState = z.enum(['waiting', 'delivered', 'parked']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** What is sent to a subscriber: which public event, and how it went; never what it says. */
export const DeliveryRow = z.object({
  eventId: z.string(),
  type: z.string(),
  state: DeliveryState,
  tries: z.int(),
  /** Instants; the next try only where it waits. */
  since: z.string(),
  nextAt: z.string().nullable(),
  last: z.object({ answer: z.string(), status: z.int().nullable(), at: z.string() }).nullable(),
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

/** How a subscriber is called now. */
export const WebhookSeen = z.object({
  url: z.string(),
  pausedFor: WebhookPauseCause.nullable(),
  /** The former secret signs along until then; null where it does not any more. */
  formerEndsAt: z.string().nullable(),
  waiting: z.int(),
  parked: z.int(),
  delivered: z.int(),
  /** Since when the oldest of what is not delivered waits. */
  oldest: z.string().nullable(),
  /** All since then is being sent again; null where nothing is, or where all of it waits already. */
  resentSince: z.string().nullable(),
});
export type WebhookSeen = z.infer<typeof WebhookSeen>;

export const webhookQueries = {
  /** How a subscriber is called, and the newest of what it was sent or is to be. */
  webhookDeliveries: query({
    params: z.strictObject({ subscriberId: Id, state: DeliveryState.optional(), ...Paging }),
    result: z.object({ webhook: WebhookSeen.nullable(), deliveries: z.array(DeliveryRow) }),
    grants: [{ staff: 'ADMIN_SETTINGS' }],
    reads: 'COMPANY',
    view: 'subscribers',
  }),
};
