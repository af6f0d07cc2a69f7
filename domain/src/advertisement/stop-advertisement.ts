import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** Ends it, by staff, at its deadline, or with its position; only the clock and the position give another cause than staff. */
export const stopAdvertisement = advertisement.decider('StopAdvertisement', {
  decide: ({ id, data, payload, actor, now }) => {
    const cause = actor.kind === 'system' ? payload.cause : 'STAFF';
    const deadline = data.details?.deadline;
    if (cause === 'DEADLINE' && deadline !== undefined && isBefore(now, deadline))
      return refuse('advertisement.invalid_transition', { until: deadline });
    return accept(advertisement.fact('AdvertisementStopped', { advertisementId: id, disabledAt: now, cause }));
  },
});
