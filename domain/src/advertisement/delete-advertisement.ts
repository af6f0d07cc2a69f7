import { accept, refuse } from '../shared/decider.ts';
import { advertisement } from './advertisement.ts';

/** Takes away what nobody ever delivered through. */
export const deleteAdvertisement = advertisement.decider('DeleteAdvertisement', {
  offered: ({ data }) => !data.deliveredTo,
  decide: ({ id, data }) =>
    data.deliveredTo
      ? refuse('ad.has_deliveries')
      : accept(advertisement.fact('AdvertisementDeleted', { advertisementId: id })),
});
