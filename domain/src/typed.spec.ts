import { describe, expect, it } from '@jest/globals';
import { application } from './application/application.ts';
import { offer } from './offer/offer.ts';
import { accept } from './shared/decider.ts';
import { testId } from './shared/testing.ts';

// What must not compile: the compiler itself fails this file as soon as one of these lines would. Expected errors stand here alone.
const about = { offerId: testId(1), applicationId: testId(2), jobSeekerId: testId(3), positionId: testId(4) };

const slips = [
  // @ts-expect-error no such event
  () => offer.fact('OfferSnet', { ...about }),
  // @ts-expect-error data of another shape
  () => offer.fact('OfferReissued', { nope: 1 }),
  // @ts-expect-error a field is missing
  () => offer.fact('OfferReissued', about),
  // @ts-expect-error an event of another aggregate
  () => offer.fact('RecordEnded', { ...about }),
  // @ts-expect-error another aggregate's event is as strict
  () => application.factOn(testId(2), 'OfferClosed', { applicationId: testId(2), offerId: testId(1), status: 'SENT' }),
  // @ts-expect-error a fact is made by its aggregate, never written down
  () => accept({ type: 'OfferSnet', data: { nope: 1 } }),
  // @ts-expect-error not even one that looks right
  () => accept({ type: 'OfferReissued', data: { ...about, newOfferId: testId(5) } }),
  // @ts-expect-error no such command
  () => offer.decider('SendOfer', { decide: () => accept([]) }),
  // @ts-expect-error the payload is the contract's
  () => offer.decider('AgreeOffer', { decide: ({ payload }) => accept([], { reason: payload.reason }) }),
];

describe('facts', () => {
  it('that must not compile are told by the compiler', () => expect(slips).not.toEqual([]));

  it('of the right shape are made', () =>
    expect(offer.fact('OfferReissued', { ...about, newOfferId: testId(5) })).toEqual({
      type: 'OfferReissued',
      data: { ...about, newOfferId: testId(5) },
    }));

  it('name the stream of another aggregate', () =>
    expect(offer.factOn(testId(7), 'OfferReissued', { ...about, newOfferId: testId(5) }).on).toEqual({
      aggregate: 'offer',
      id: testId(7),
    }));
});
