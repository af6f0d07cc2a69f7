import { position } from '../position/position.ts';
import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';

/** Every command of the advertisement with its decision. */
export const decidedAdvertisement = decides(advertisement, {
  CreateAdvertisement: {
    target: (_payload, { newId }) => ({ aggregate: 'advertisement', id: newId() }),
    needs: ({ payload }) => ({ position: { aggregate: 'position', id: payload.positionId } }),
    decide: ({ id, payload, related: known, now }) => {
      const { state } = loaded(known, 'position', position);
      if (state === 'NONE') return refuse('common.not_found', undefined, 'positionId');
      if (state === 'CLOSED') return refuse('position.unavailable', { because: 'CLOSED' });
      if (!isBefore(now, payload.details.deadline)) return refuse('ad.deadline_past', undefined, 'details.deadline');
      const { positionId } = payload;
      return accept(
        [
          {
            type: 'AdvertisementCreated',
            data: {
              advertisementId: id,
              positionId,
              number: `AD-${id.slice(0, 8).toUpperCase()}`,
              details: payload.details,
            },
          },
          {
            type: 'AdvertisementAttached',
            data: { positionId, advertisementId: id },
            on: { aggregate: 'position', id: positionId },
          },
        ],
        { advertisementId: id },
      );
    },
  },
  EditAdvertisement: {
    decide: ({ id, payload, now }) =>
      isBefore(now, payload.details.deadline)
        ? accept({ type: 'AdvertisementEdited', data: { advertisementId: id, details: payload.details } })
        : refuse('ad.deadline_past', undefined, 'details.deadline'),
  },
  PublishAdvertisement: {
    needs: ({ data }) => ({ position: { aggregate: 'position', id: data.positionId } }),
    decide: ({ id, data, related: known, now }) => {
      if (data.details && !isBefore(now, data.details.deadline)) return refuse('ad.deadline_past');
      if (loaded(known, 'position', position).state !== 'OPEN') return refuse('ad.position_not_open');
      return accept({ type: 'AdvertisementPublished', data: { advertisementId: id, publishedAt: now } });
    },
  },
  UnpublishAdvertisement: {
    decide: ({ id }) => accept({ type: 'AdvertisementUnpublished', data: { advertisementId: id } }),
  },
  StopAdvertisement: {
    decide: ({ id, payload, now }) =>
      accept({ type: 'AdvertisementStopped', data: { advertisementId: id, disabledAt: now, cause: payload.cause } }),
  },
  EnableAdvertisement: {
    decide: ({ id, payload, now }) =>
      isBefore(now, payload.deadline)
        ? accept({ type: 'AdvertisementEnabled', data: { advertisementId: id, deadline: payload.deadline } })
        : refuse('ad.deadline_past', undefined, 'deadline'),
  },
  DeleteAdvertisement: {
    decide: ({ id, data }) =>
      data.deliveredTo
        ? refuse('ad.has_deliveries')
        : accept({ type: 'AdvertisementDeleted', data: { advertisementId: id } }),
  },
});
