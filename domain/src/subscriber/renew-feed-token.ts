import { accept } from '../shared/decider.ts';
import { addHours } from '../shared/time.ts';
import { subscriber } from './subscriber.ts';

/** A token that is lost, or was seen by somebody: another one, and an end of the former. */
export const renewFeedToken = subscriber.decider('RenewFeedToken', {
  decide: ({ id, payload, now, newId }) => {
    const feedKeyId = newId();
    const formerEndsAt = addHours(now, payload.graceHours);
    const renewed = subscriber.fact('FeedTokenRenewed', { subscriberId: id, feedKeyId, formerEndsAt });
    return accept(renewed, { subscriberId: id, feedKeyId, formerEndsAt });
  },
});
