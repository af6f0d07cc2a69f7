import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Reason } from '../shared/shapes.ts';
import { GraceHours, Subscription } from './subscriber.ts';
import { webhookCommands } from './webhook-commands.ts';

const aggregate = 'subscriber';
const grants = [{ staff: 'ADMIN_SETTINGS' }] as const;
const subscriberId = Id;
const one = z.strictObject({ subscriberId });

/** What other systems may hear of us. The answer of the two that make a token tells it this once, as `feedToken`. */
export const subscriberCommands = {
  RegisterSubscriber: command({
    aggregate,
    payload: z.strictObject(Subscription),
    grants,
    emits: ['SubscriberRegistered'],
    refusals: ['common.reason_required'],
    proof: true,
  }),
  ChangeSubscriber: command({
    aggregate,
    payload: z.strictObject({ subscriberId, ...Subscription }),
    grants,
    emits: ['SubscriberChanged'],
    refusals: ['common.reason_required', 'subscriber.unchanged'],
    proof: true,
  }),
  /** A new token; the former one ends now, or works on for so many hours. */
  RenewFeedToken: command({
    aggregate,
    payload: z.strictObject({ subscriberId, graceHours: GraceHours.default(0) }),
    grants,
    emits: ['FeedTokenRenewed'],
    refusals: [],
    proof: true,
  }),
  /** It is told nothing until it is resumed; then it goes on where it was. */
  SuspendSubscriber: command({
    aggregate,
    payload: z.strictObject({ subscriberId, reason: Reason }),
    grants,
    emits: ['SubscriberSuspended'],
    refusals: [],
  }),
  ResumeSubscriber: command({
    aggregate,
    payload: one,
    grants,
    emits: ['SubscriberResumed'],
    refusals: [],
    proof: true,
  }),
  /** For good: its token ends now. */
  RemoveSubscriber: command({ aggregate, payload: one, grants, emits: ['SubscriberRemoved'], refusals: [] }),
  ...webhookCommands,
};
