import { accept } from '../shared/decider.ts';
import { advertisement } from './advertisement.ts';

/** Takes it off the site; what was delivered through it goes on. */
export const unpublishAdvertisement = advertisement.decider('UnpublishAdvertisement', {
  decide: ({ id }) => accept(advertisement.fact('AdvertisementUnpublished', { advertisementId: id })),
});
