import type { AdvertisementDetails } from '@talentlog/contracts';
import { aPosition, positionId } from '../position/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';
import { decidedAdvertisement } from './deciders.ts';

export const advertisementId = testId(2);
export const deadline = addDays(testNow, 30);
export const advertisementDetails: AdvertisementDetails = {
  channel: 'SOCIAL_SITE',
  adType: 'NORMAL',
  deadline,
  publishAt: null,
  order: 100,
};

const on = (type: string, more: object = {}): Told => happened(type, { advertisementId, ...more });
const created = [on('AdvertisementCreated', { positionId, number: 'AD-00000000', details: advertisementDetails })];
const published = [...created, on('AdvertisementPublished', { publishedAt: testNow })];

export const advertisementHistories = {
  NONE: [],
  TO_BE_PUBLISHED: created,
  PUBLISHED: published,
  UNPUBLISHED: [...published, on('AdvertisementUnpublished')],
  STOPPED: [...published, on('AdvertisementStopped', { disabledAt: testNow, cause: 'STAFF' })],
  DELETED: [...created, on('AdvertisementDeleted')],
} satisfies Record<string, readonly Told[]>;

/** An advertisement in that state, for decisions of other aggregates. */
export const anAdvertisement = (state: keyof typeof advertisementHistories = 'PUBLISHED'): Story =>
  story(advertisement, advertisementId, advertisementHistories[state]);

export const advertisementFixtures: Fixtures = {
  aggregate: decidedAdvertisement,
  id: advertisementId,
  histories: advertisementHistories,
  valid: {
    CreateAdvertisement: () => ({
      payload: { positionId, details: advertisementDetails },
      related: { position: aPosition() },
    }),
    EditAdvertisement: () => ({ payload: { advertisementId, details: advertisementDetails } }),
    PublishAdvertisement: () => ({ payload: { advertisementId }, related: { position: aPosition() } }),
    UnpublishAdvertisement: () => ({ payload: { advertisementId } }),
    StopAdvertisement: () => ({ payload: { advertisementId } }),
    EnableAdvertisement: () => ({ payload: { advertisementId, deadline } }),
    DeleteAdvertisement: () => ({ payload: { advertisementId } }),
  },
};
