import { describe, expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { approver, collection, expiresAt, holder, jobSeekerId, offerBeside, offerId } from './fixtures.ts';

const payload = { offerId };

describe('answering', () => {
  it('accepts, and begins the collection in the same breath', () => {
    const { own, others, after } = offerBeside('SENT')
      .related({ known: collection() })
      .when('AcceptOffer', payload, { actor: holder });
    expect(own).toMatchObject([{ data: { collectionId: testId(1001) } }]);
    expect(others).toMatchObject([
      { type: 'OfferOpened', data: { status: 'ACCEPTED', collectionId: testId(1001) } },
      { type: 'CollectionCreated', data: { offerId, jobSeekerId } },
    ]);
    expect(after.state).toMatchObject({ status: 'ACCEPTED', link: 'EXPIRED' });
  });

  it('refuses with a reason, and leaves the record undetermined', () => {
    expect(offerBeside('SENT').when('RefuseOffer', { ...payload, reason: ' ' }, { actor: holder }).refused).toBe(
      'offer.reason_required',
    );
    const { others } = offerBeside('SENT').when('RefuseOffer', { ...payload, reason: '已接受其他' }, { actor: holder });
    expect(others).toMatchObject([
      { type: 'StepHeld', data: { cause: 'OFFER_REFUSED' } },
      { type: 'OfferClosed', data: { status: 'INVALID' } },
    ]);
  });

  it('is too late at the end of the link, even before the clock said so', () =>
    expect(offerBeside('SENT').when('AcceptOffer', payload, { actor: holder, now: expiresAt }).refused).toBe(
      'link.expired',
    ));

  it('is not possible by a link that was replaced', () =>
    expect(offerBeside('SENT').when('AcceptOffer', payload, { actor: { ...holder, id: 'c'.repeat(64) } }).refused).toBe(
      'link.expired',
    ));

  it('is possible by the signed-in person', () => {
    const self = { kind: 'account', id: testId(8), jobSeekerId } as const;
    expect(offerBeside('SENT').when('AcceptOffer', payload, { actor: self }).refused).toBeUndefined();
  });

  it('is never possible for an approver, though the offer is their task', () =>
    expect(offerBeside('SENT').when('AcceptOffer', payload, { actor: approver }).refused).toBe('auth.forbidden'));

  it.each([
    { state: 'EXPIRED', code: 'offer.invalid' },
    { state: 'ACCEPTED', code: 'offer.status_unsupported' },
  ] as const)('is not possible when $state', ({ state, code }) =>
    expect(offerBeside(state).when('AcceptOffer', payload, { actor: holder }).refused).toBe(code),
  );
});
