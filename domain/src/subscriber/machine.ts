import { subscriberEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/** A system that follows us: what it may hear of, and whether it hears it now. Read `lifecycle.md` first. */
export const subscriberMachine = setup({
  types: eventTypesOf(subscriberEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'subscriber',
  initial: 'NONE',
  states: {
    NONE: { on: { SubscriberRegistered: 'live' } },
    live: {
      initial: 'ACTIVE',
      on: {
        SubscriberChanged: { actions: 'keep' },
        FeedTokenRenewed: { actions: 'keep' },
        WebhookSet: { actions: 'keep' },
        WebhookRemoved: { actions: 'keep' },
        WebhookSecretRotated: { actions: 'keep' },
        WebhookPaused: { actions: 'keep' },
        WebhookResumed: { actions: 'keep' },
        WebhookTested: { actions: 'keep' },
        DeliveriesResent: { actions: 'keep' },
        SubscriberRemoved: 'REMOVED',
      },
      states: {
        ACTIVE: { meta: { state: 'ACTIVE' }, on: { SubscriberSuspended: 'SUSPENDED' } },
        SUSPENDED: { meta: { state: 'SUSPENDED' }, on: { SubscriberResumed: 'ACTIVE' } },
      },
    },
    REMOVED: {},
  },
});
