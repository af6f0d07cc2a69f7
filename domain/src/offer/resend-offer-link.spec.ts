import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { given, happened, testNow } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import { decidedOffer } from './deciders.ts';
import { linkId, offerHistories, offerId, record } from './fixtures.ts';

const renewed = (hours: number) =>
  happened('OfferLinkRenewed', { offerId, linkId, expiresAt: addHours(testNow, 200) }, addHours(testNow, hours));

describe('the link of an offer', () => {
  const resend = (hours: number, earlier: readonly number[]) =>
    given(decidedOffer, offerId, [...offerHistories.SENT, ...earlier.map(renewed)])
      .related({ application: record(), link: aLink() })
      .when('ResendOfferLink', { offerId }, { now: addHours(testNow, hours) });

  it('is sent again three times a day at most', () => {
    expect(resend(5, [1, 2]).own).toHaveLength(1);
    expect(resend(5, [1, 2, 3])).toMatchObject({
      refused: 'offer.resend_too_often',
      params: { until: addHours(testNow, 25) },
    });
    expect(resend(24, [1, 2, 3]).refused).toBe('offer.resend_too_often');
    expect(resend(25, [1, 2, 3]).own).toHaveLength(1);
    expect(resend(25, [1, 2, 3, 4]).refused).toBe('offer.resend_too_often');
  });
});
