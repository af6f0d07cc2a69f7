import { type AdvertisementDetails, advertisementEvents, type EventsOf } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * An advertisement: one publication of a position on a channel. It is what job seekers see; stopping it never touches running
 * deliveries. Source: DOMAIN.md section 5, table 1.
 */
export const advertisementLifecycle = lifecycle(advertisementEvents)({
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

export const noAdvertisement: AdvertisementData = {
  positionId: '',
  number: '',
  details: undefined,
  publishedAt: null,
  deliveredTo: false,
};

export const evolveAdvertisement = (
  data: AdvertisementData,
  event: EventsOf<typeof advertisementEvents>,
): AdvertisementData => {
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
};
