import { position } from '../position/index.ts';
import { accept } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { advertisement } from './advertisement.ts';
import { notOpen, pastDeadline } from './obstacle.ts';

/** From now on job seekers see it; staff's command, and the clock's at the publish date. */
export const publishAdvertisement = advertisement.decider('PublishAdvertisement', {
  offered: (shown) => pastDeadline(shown) === undefined,
  needs: ({ data }) => ({ position: position.ref(data.positionId) }),
  decide: ({ id, data, related, now }) =>
    pastDeadline({ data, now }) ??
    notOpen(loaded(related, 'position', position)) ??
    accept(advertisement.fact('AdvertisementPublished', { advertisementId: id, publishedAt: now })),
});
