import { position } from '../position/index.ts';
import { accept, beginsOn, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** A publication of a position that is not closed, to go out later. */
export const createAdvertisement = advertisement.decider('CreateAdvertisement', {
  begins: beginsOn(position, ({ state }) => state !== 'NONE' && state !== 'CLOSED'),
  target: (_payload, { newId }) => advertisement.ref(newId()),
  needs: ({ payload }) => ({ position: position.ref(payload.positionId) }),
  decide: ({ id, payload, related, now }) => {
    const { positionId, details } = payload;
    const { state } = loaded(related, 'position', position);
    if (state === 'NONE') return refuse('common.not_found', undefined, 'positionId');
    if (state === 'CLOSED') return refuse('position.unavailable', { because: 'CLOSED' });
    if (!isBefore(now, details.deadline)) return refuse('ad.deadline_past', undefined, 'details.deadline');
    const number = `AD-${id.slice(0, 8).toUpperCase()}`;
    return accept(
      [
        advertisement.fact('AdvertisementCreated', { advertisementId: id, positionId, number, details }),
        position.factOn(positionId, 'AdvertisementAttached', { positionId, advertisementId: id }),
      ],
      { advertisementId: id },
    );
  },
});
