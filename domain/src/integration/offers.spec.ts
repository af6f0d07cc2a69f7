import { describe, expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { outside, publicEventsOf, type Row, record } from './testing.ts';

const offer = { ...record, offerId: testId(4) };
const heard = { ...outside, offerId: testId(4) };
const said = { positionTitle: '后端开发工程师', workLocation: '杭州', probationMonths: 6 };
const terms = {
  ...{ ...said, type: 'SOCIAL', plannedEntryDate: '2027-01-04' },
  ...{ pay: { unit: 'MONTH', amount: 30_000 }, note: '急聘', attachment: null },
};
const changed = ['offer.terms-changed', { ...heard, ...said, kind: 'SOCIAL', plannedEntryDate: '2027-01-04' }] as const;
const [hrOwnerId, expiresAt] = [testId(900), '2026-11-30T15:59:59.999Z'];

const rows: readonly Row[] = [
  ['OfferDrafted', { ...offer, ...terms, hrOwnerId, reissueOf: null, version: 1 }, [changed]],
  ['OfferEdited', { ...offer, ...terms }, [changed]],
  ['OfferRevised', { ...offer, ...terms, version: 2 }, [changed]],
  [
    'OfferEdited',
    { ...offer, ...terms, plannedEntryDate: null },
    [['offer.terms-changed', { ...heard, ...said, kind: 'SOCIAL' }]],
  ],
  [
    'OfferSent',
    { ...offer, expiresAt, linkId: testId(6), content: '欢迎加入', sentBy: hrOwnerId },
    [['offer.sent', { ...heard, expiresAt, renewed: false }]],
  ],
  [
    'OfferLinkRenewed',
    { ...offer, expiresAt, linkId: testId(6) },
    [['offer.sent', { ...heard, expiresAt, renewed: true }]],
  ],
  ['OfferRefused', { ...offer, hrOwnerId, reason: '薪酬' }, [['offer.refused', { ...heard, reason: '薪酬' }]]],
  ['OfferRefused', { ...offer, hrOwnerId, reason: null }, [['offer.refused', heard]]],
  ['OfferExpired', { ...offer, hrOwnerId }, [['offer.expired', heard]]],
  [
    'OfferWithdrawn',
    { ...offer, cause: 'WITHDRAWN', reason: '编制取消', wasSent: true },
    [['offer.withdrawn', { ...heard, cause: 'WITHDRAWN', reason: '编制取消' }]],
  ],
  [
    'OfferWithdrawn',
    { ...offer, cause: 'RECORD_ENDED', reason: null },
    [['offer.withdrawn', { ...heard, cause: 'RECORD_ENDED' }]],
  ],
];

describe('a subscriber to offers', () => {
  it.each(rows)('hears of %s without the pay', (type, data, expected) =>
    expect(publicEventsOf(type, data)).toStrictEqual(expected),
  );
});
