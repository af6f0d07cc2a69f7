import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** Single ones, or all since then; a receiver knows by the id what it had. */
export const resendDeliveries = subscriber.decider('ResendDeliveries', {
  offered: ({ data }) => data.webhook !== null,
  decide: ({ id, data, payload: { eventIds, since }, now }) => {
    const refused = withoutWebhook(data);
    if (refused) return refused;
    if (eventIds === undefined && since === undefined) return refuse('subscriber.nothing_named', undefined, 'since');
    // A mistyped year would look like done.
    if (since !== undefined && isBefore(now, since)) return refuse('subscriber.in_future', undefined, 'since');
    const asked = { ...(eventIds === undefined ? {} : { eventIds }), ...(since === undefined ? {} : { since }) };
    return accept(subscriber.fact('DeliveriesResent', { subscriberId: id, ...asked }));
  },
});
