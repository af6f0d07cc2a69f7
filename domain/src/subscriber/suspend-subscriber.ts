import { accept } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';

/** It is told nothing for now. */
export const suspendSubscriber = subscriber.decider('SuspendSubscriber', {
  decide: ({ id, payload: { reason } }) => accept(subscriber.fact('SubscriberSuspended', { subscriberId: id, reason })),
});
