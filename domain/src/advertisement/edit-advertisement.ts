import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** Changes what the publication says while nobody sees it. */
export const editAdvertisement = advertisement.decider('EditAdvertisement', {
  decide: ({ id, payload: { details }, now }) =>
    isBefore(now, details.deadline)
      ? accept(advertisement.fact('AdvertisementEdited', { advertisementId: id, details }))
      : refuse('ad.deadline_past', undefined, 'details.deadline'),
});
