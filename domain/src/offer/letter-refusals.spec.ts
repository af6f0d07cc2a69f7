import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { anApplication } from '../shared/stories.ts';
import { testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { ended, expiresAt, holder, offerBeside, offerId, openOffer, record, text } from './fixtures.ts';

const payload = { offerId };

describe('the letter and the answer', () => {
  it.each(['subject', 'content', 'sms'])('say that %s is empty', (path) =>
    expect(offerBeside('PASSED').when('SendOffer', { ...payload, ...text, [path]: '' }).path).toBe(path),
  );

  it('is not sent when the application went back', () =>
    expect(
      offerBeside('PASSED', anApplication({ stage: 'REVIEW' })).when('SendOffer', { ...payload, ...text }).refused,
    ).toBe('offer.status_unsupported'));

  it('say that the reason is empty, and that it is too late', () => {
    const no = (reason: string, now: string) =>
      offerBeside('SENT').when('RefuseOffer', { ...payload, reason }, { actor: holder, now });
    expect(no('', testNow)).toMatchObject({ refused: 'offer.reason_required', path: 'reason' });
    expect(no('薪资', expiresAt).refused).toBe('link.expired');
  });
});

describe('an offer that is over', () => {
  const resend = (of = record(), days = 1) =>
    offerBeside('EXPIRED', of)
      .related({ link: aLink('EXPIRED') })
      .when('ResendOfferLink', payload, { now: addDays(testNow, days) });

  it('says what ended it when it is too late for a new link', () =>
    expect(resend(record(), 30).params).toEqual({ because: 'EXPIRED' }));

  it('gets no new link once its application ended', () =>
    expect(resend(record(ended)).refused).toBe('offer.status_unsupported'));

  it('gets one though the books still call it live', () =>
    expect(
      resend(record({ ...openOffer, data: { ...openOffer.data, offerId, status: 'SENT' } })).refused,
    ).toBeUndefined());

  it('is not written again beside a live one', () =>
    expect(offerBeside('WITHDRAWN', record(openOffer)).when('ReissueOffer', payload).refused).toBe(
      'offer.live_exists',
    ));
});
