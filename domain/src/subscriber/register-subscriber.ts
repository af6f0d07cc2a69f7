import { accept } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { keptOf, withoutReason } from './subscription.ts';

/** From now on it may ask for what it is told; who answers turns `feedKeyId` into the token. */
export const registerSubscriber = subscriber.decider('RegisterSubscriber', {
  target: (_payload, { newId }) => subscriber.ref(newId()),
  decide: ({ id, payload, newId }) => {
    const refused = withoutReason(payload);
    if (refused) return refused;
    const feedKeyId = newId();
    const registered = { subscriberId: id, ...keptOf(payload), feedKeyId };
    return accept(subscriber.fact('SubscriberRegistered', registered), { subscriberId: id, feedKeyId });
  },
});
