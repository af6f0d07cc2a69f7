import type { AdvertisementDetails, advertisementEvents, EventsOf } from '@talentlog/contracts';

/** Which position it publishes and how. */
export interface AdvertisementData {
  readonly positionId: string;
  readonly number: string;
  readonly details: AdvertisementDetails | undefined;
  readonly publishedAt: string | null;
  /** Somebody delivered through it. */
  readonly deliveredTo: boolean;
}

/** An advertisement before its first event. */
export const noAdvertisement: AdvertisementData = {
  positionId: '',
  number: '',
  details: undefined,
  publishedAt: null,
  deliveredTo: false,
};

/** The fold of an advertisement. */
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
