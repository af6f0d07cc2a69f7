import { accept, refuse } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { keptOf, withoutReason } from './subscription.ts';

/** What it may hear of from now on, also of what happened before; what it was told stays told. */
export const changeSubscriber = subscriber.decider('ChangeSubscriber', {
  decide: ({ id, data, payload }) => {
    const refused = withoutReason(payload);
    if (refused) return refused;
    const kept = keptOf(payload);
    const isSame =
      kept.systemName === data.systemName &&
      kept.personalData === data.personalData &&
      kept.reason === data.reason &&
      kept.topics.join() === data.topics.join();
    return isSame
      ? refuse('subscriber.unchanged')
      : accept(subscriber.fact('SubscriberChanged', { subscriberId: id, ...kept }));
  },
});
