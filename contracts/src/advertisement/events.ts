import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { AdvertisementDetails } from './advertisement.ts';

const advertisementId = Id;

export const advertisementEvents = {
  AdvertisementCreated: event({
    version: 1,
    data: z.strictObject({ advertisementId, positionId: Id, number: z.string(), details: AdvertisementDetails }),
  }),
  AdvertisementEdited: event({ version: 1, data: z.strictObject({ advertisementId, details: AdvertisementDetails }) }),
  AdvertisementPublished: event({ version: 1, data: z.strictObject({ advertisementId, publishedAt: Instant }) }),
  AdvertisementUnpublished: event({ version: 1, data: z.strictObject({ advertisementId }) }),
  AdvertisementStopped: event({
    version: 1,
    data: z.strictObject({
      advertisementId,
      disabledAt: Instant,
      cause: z.enum(['STAFF', 'DEADLINE', 'POSITION_CLOSED']),
    }),
  }),
  AdvertisementEnabled: event({ version: 1, data: z.strictObject({ advertisementId, deadline: Instant }) }),
  /** Bookkeeping by the first delivery through it: from now on it stays for good. */
  AdvertisementDeliveredTo: event({ version: 1, data: z.strictObject({ advertisementId }) }),
  AdvertisementDeleted: event({ version: 1, data: z.strictObject({ advertisementId }) }),
};
