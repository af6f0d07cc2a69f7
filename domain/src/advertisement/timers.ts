import { advertisementEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const publishing = (advertisementId: string) => `advertisement:${advertisementId}:publish`;
const ending = (advertisementId: string) => `advertisement:${advertisementId}:deadline`;

const scheduled = (advertisementId: string, publishAt: string | null) =>
  publishAt === null
    ? [{ cancel: publishing(advertisementId) }]
    : [
        {
          set: publishing(advertisementId),
          at: publishAt,
          command: { name: 'PublishAdvertisement', payload: { advertisementId } },
        },
      ];

const stopsAt = (advertisementId: string, deadline: string) => ({
  set: ending(advertisementId),
  at: deadline,
  command: { name: 'StopAdvertisement', payload: { advertisementId, cause: 'DEADLINE' } },
});

/** Goes out at its publish date and ends at its deadline (DOMAIN.md section 5, table 1). */
export const advertisementTimers = timersOf(advertisementEvents)({
  AdvertisementCreated: ({ data: { advertisementId, details } }) => [
    ...scheduled(advertisementId, details.publishAt),
    stopsAt(advertisementId, details.deadline),
  ],
  AdvertisementEdited: ({ data: { advertisementId, details } }) => [
    ...scheduled(advertisementId, details.publishAt),
    stopsAt(advertisementId, details.deadline),
  ],
  AdvertisementPublished: ({ data: { advertisementId } }) => [{ cancel: publishing(advertisementId) }],
  AdvertisementEnabled: ({ data: { advertisementId, deadline } }) => [stopsAt(advertisementId, deadline)],
  AdvertisementStopped: ({ data: { advertisementId } }) => [
    { cancel: publishing(advertisementId) },
    { cancel: ending(advertisementId) },
  ],
  AdvertisementDeleted: ({ data: { advertisementId } }) => [
    { cancel: publishing(advertisementId) },
    { cancel: ending(advertisementId) },
  ],
});
