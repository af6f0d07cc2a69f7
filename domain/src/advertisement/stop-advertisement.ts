import { accept } from '../shared/decider.ts';
import { advertisement } from './advertisement.ts';

/** Ends it, by staff, at its deadline, or with its position. */
export const stopAdvertisement = advertisement.decider('StopAdvertisement', {
  decide: ({ id, payload: { cause }, now }) =>
    accept(advertisement.fact('AdvertisementStopped', { advertisementId: id, disabledAt: now, cause })),
});
