import { describe, expect, it } from '@jest/globals';
import { positionDetails } from '../position/fixtures.ts';
import { testId } from '../shared/testing.ts';
import { publicEventsOf, type Row } from './testing.ts';

const [positionId, advertisementId] = [testId(3), testId(5)];
/** Of the details: neither the pay nor the texts, which the advertisement shows. */
const said = {
  ...{ positionId, title: '后端开发工程师', titleEn: 'Backend engineer', track: 'SOCIAL', category: 'RND' },
  ...{ nature: 'FULL_TIME', department: '云平台部', locations: ['杭州'], hiringCount: 2 },
};
const deadline = '2026-12-31T16:00:00.000Z';
const details = { channel: 'SOCIAL_SITE', adType: 'NORMAL', deadline, publishAt: null, order: 100 };

const rows: readonly Row[] = [
  [
    'PositionCreated',
    { positionId, details: positionDetails, hrOwnerId: testId(900), responsibleIds: [testId(901)] },
    [['position.created', said]],
  ],
  ['PositionEdited', { positionId, details: positionDetails }, [['position.changed', said]]],
  ['PositionOpened', { positionId }, [['position.opened', { positionId }]]],
  ['PositionPaused', { positionId }, [['position.paused', { positionId }]]],
  ['PositionFilled', { positionId }, [['position.filled', { positionId }]]],
  ['PositionClosed', { positionId, reason: '编制取消' }, [['position.closed', { positionId }]]],
  ['PositionReopened', { positionId }, [['position.reopened', { positionId }]]],
  ['PositionHandedOver', { positionId, fromAccountId: testId(900), toAccountId: testId(901) }, []],
  [
    'AdvertisementCreated',
    { advertisementId, positionId, number: 'AD-7', details },
    [['advertisement.created', { advertisementId, positionId, number: 'AD-7', channel: 'SOCIAL_SITE', deadline }]],
  ],
  [
    'AdvertisementEdited',
    { advertisementId, details },
    [['advertisement.changed', { advertisementId, channel: 'SOCIAL_SITE', deadline }]],
  ],
  [
    'AdvertisementPublished',
    { advertisementId, publishedAt: '2026-11-23T08:00:00.000Z' },
    [['advertisement.published', { advertisementId }]],
  ],
  ['AdvertisementEnabled', { advertisementId, deadline }, [['advertisement.published', { advertisementId, deadline }]]],
  ['AdvertisementUnpublished', { advertisementId }, [['advertisement.stopped', { advertisementId, cause: 'STAFF' }]]],
  [
    'AdvertisementStopped',
    { advertisementId, disabledAt: deadline, cause: 'DEADLINE' },
    [['advertisement.stopped', { advertisementId, cause: 'DEADLINE' }]],
  ],
];

describe('a subscriber to positions', () => {
  it.each(rows)('hears of %s without pay, reasons and owners', (type, data, expected) =>
    expect(publicEventsOf(type, data)).toStrictEqual(expected),
  );
});
