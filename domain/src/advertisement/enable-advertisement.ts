import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** Brings a stopped one back with a new deadline, to be published again. */
export const enableAdvertisement = advertisement.decider('EnableAdvertisement', {
  decide: ({ id, payload: { deadline }, now }) =>
    isBefore(now, deadline)
      ? accept(advertisement.fact('AdvertisementEnabled', { advertisementId: id, deadline }))
      : refuse('ad.deadline_past', undefined, 'deadline'),
});
