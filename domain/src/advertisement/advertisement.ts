import { type AdvertisementDetails, advertisementCommands, advertisementEvents } from '@talentlog/contracts';
import { position } from '../position/position.ts';
import { accept, defineAggregate, lifecycle, refuse, related } from '../shared/aggregate.ts';
import { isBefore } from '../shared/time.ts';

/**
 * An advertisement: one publication of a position on a channel. It is what job seekers see; stopping it never touches running
 * deliveries. Source: DOMAIN.md section 5, table 1.
 */
const machine = lifecycle(advertisementEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { AdvertisementCreated: 'TO_BE_PUBLISHED' } },
    TO_BE_PUBLISHED: {
      on: {
        AdvertisementEdited: 'TO_BE_PUBLISHED',
        AdvertisementPublished: 'PUBLISHED',
        AdvertisementStopped: 'STOPPED',
        AdvertisementDeleted: 'DELETED',
      },
    },
    PUBLISHED: {
      on: {
        AdvertisementDeliveredTo: 'PUBLISHED',
        AdvertisementUnpublished: 'UNPUBLISHED',
        AdvertisementStopped: 'STOPPED',
      },
    },
    UNPUBLISHED: {
      on: {
        AdvertisementEdited: 'UNPUBLISHED',
        AdvertisementPublished: 'PUBLISHED',
        AdvertisementStopped: 'STOPPED',
        AdvertisementDeleted: 'DELETED',
      },
    },
    STOPPED: { on: { AdvertisementEnabled: 'UNPUBLISHED' } },
    DELETED: {},
  },
});

export interface AdvertisementData {
  readonly positionId: string;
  readonly number: string;
  readonly details: AdvertisementDetails | undefined;
  readonly publishedAt: string | null;
  /** Somebody delivered through it. */
  readonly deliveredTo: boolean;
}

export const advertisement = defineAggregate({
  name: 'advertisement',
  commands: advertisementCommands,
  events: advertisementEvents,
  lifecycle: machine,
  initialData: {
    positionId: '',
    number: '',
    details: undefined,
    publishedAt: null,
    deliveredTo: false,
  } as AdvertisementData,
  evolve: (data, event): AdvertisementData => {
    switch (event.type) {
      case 'AdvertisementCreated':
        return { ...data, positionId: event.data.positionId, number: event.data.number, details: event.data.details };
      case 'AdvertisementEdited':
        return { ...data, details: event.data.details };
      case 'AdvertisementPublished':
        return { ...data, publishedAt: event.data.publishedAt };
      case 'AdvertisementEnabled':
        return { ...data, details: data.details && { ...data.details, deadline: event.data.deadline } };
      case 'AdvertisementDeliveredTo':
        return { ...data, deliveredTo: true };
      case 'AdvertisementUnpublished':
      case 'AdvertisementStopped':
      case 'AdvertisementDeleted':
        return data;
    }
  },
  deciders: {
    CreateAdvertisement: {
      target: (_payload, { newId }) => ({ aggregate: 'advertisement', id: newId() }),
      needs: ({ payload }) => ({ position: { aggregate: 'position', id: payload.positionId } }),
      decide: ({ id, payload, related: loaded, now }) => {
        const { state } = related(loaded, 'position', position);
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
      decide: ({ id, data, related: loaded, now }) => {
        if (data.details && !isBefore(now, data.details.deadline)) return refuse('ad.deadline_past');
        if (related(loaded, 'position', position).state !== 'OPEN') return refuse('ad.position_not_open');
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
  },
  ownership: (data) => ({ positionId: data.positionId }),
});
