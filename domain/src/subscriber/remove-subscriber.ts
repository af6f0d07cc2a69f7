import { accept } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';

/** It follows us no more. */
export const removeSubscriber = subscriber.decider('RemoveSubscriber', {
  decide: ({ id }) => accept(subscriber.fact('SubscriberRemoved', { subscriberId: id })),
});
