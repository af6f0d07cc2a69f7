import { position } from '../position/position.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** From now on job seekers see it; staff's command, and the clock's at the publish date. */
export const publishAdvertisement = advertisement.decider('PublishAdvertisement', {
  needs: ({ data }) => ({ position: position.ref(data.positionId) }),
  decide: ({ id, data, related, now }) => {
    if (data.details && !isBefore(now, data.details.deadline)) return refuse('ad.deadline_past');
    if (loaded(related, 'position', position).state !== 'OPEN') return refuse('ad.position_not_open');
    return accept(advertisement.fact('AdvertisementPublished', { advertisementId: id, publishedAt: now }));
  },
});
