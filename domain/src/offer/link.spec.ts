import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { testActor, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { ended, expiresAt, offerAt, offerBeside, offerId, openOffer, record, text } from './fixtures.ts';
import { offerTimers } from './timers.ts';

const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
const payload = { offerId };

describe('sending', () => {
  it.each([
    { change: { subject: '' }, code: 'notification.subject_empty' },
    { change: { content: ' ' }, code: 'notification.content_empty' },
    { change: { sms: '' }, code: 'notification.content_empty' },
  ])('needs every text: $change', ({ change, code }) =>
    expect(offerBeside('PASSED').when('SendOffer', { ...payload, ...text, ...change }).refused).toBe(code),
  );

  it.each(['UNAPPROVED', 'APPROVING', 'REFUSED', 'CANCELLED'] as const)('waits for approval: %s', (state) =>
    expect(offerBeside(state).when('SendOffer', { ...payload, ...text }).refused).toBe('offer.not_approved'),
  );

  it('needs the record to be at the offer', () =>
    expect(offerBeside('PASSED', record(ended)).when('SendOffer', { ...payload, ...text }).refused).toBe(
      'offer.status_unsupported',
    ));

  it('makes a link until the end of the seventh day', () => {
    const { own, others } = offerBeside('PASSED').when('SendOffer', { ...payload, ...text });
    expect(own).toMatchObject([{ data: { expiresAt: '2026-11-09T15:59:59.999Z', sentBy: testActor.id } }]);
    expect(types(others)).toEqual(['LinkIssued', 'OfferOpened']);
    expect(others[0]).toMatchObject({ data: { purpose: 'offer', stepUp: 'code', subjectId: offerId } });
  });

  it('sets the clock for expiry and for two reminders, and stops it with the answer', () => {
    const sent = { type: 'OfferSent', at: testNow, data: { offerId, expiresAt: addDays(testNow, 2) } } as never;
    const actions = offerTimers.OfferSent?.(sent) ?? [];
    expect(actions).toMatchObject([
      { at: addDays(testNow, 2), command: { name: 'ExpireOffer' } },
      { cancel: expect.stringContaining('72') },
      { at: addDays(testNow, 1), command: { name: 'RemindOffer', payload: { hoursLeft: 24 } } },
    ]);
    const accepted = { type: 'OfferAccepted', at: testNow, data: { offerId } } as never;
    expect(offerTimers.OfferAccepted?.(accepted)).toHaveLength(3);
  });
});

describe('expiry', () => {
  it('waits for its time', () =>
    expect(offerBeside('SENT').when('ExpireOffer', payload, { actor: testSystem }).refused).toBe(
      'offer.status_unsupported',
    ));

  it('leaves the record undetermined', () => {
    const { others } = offerBeside('SENT').when('ExpireOffer', payload, { actor: testSystem, now: expiresAt });
    expect(others).toMatchObject([{ type: 'StepHeld', data: { cause: 'OFFER_EXPIRED' } }, { type: 'OfferClosed' }]);
  });

  it('is not reminded of once it came', () =>
    expect(
      offerAt('SENT').when('RemindOffer', { ...payload, hoursLeft: 24 }, { actor: testSystem, now: expiresAt }).refused,
    ).toBe('offer.status_unsupported'));

  it('is undone by a new link within thirty days', () => {
    const resend = (days: number) =>
      offerBeside('EXPIRED')
        .related({ link: aLink('EXPIRED') })
        .when('ResendOfferLink', payload, { now: addDays(testNow, days) });
    expect(resend(30).refused).toBe('offer.status_unsupported');
    const { others, after } = resend(29);
    expect(types(others)).toEqual(['LinkIssued', 'OfferOpened']);
    expect(after.state).toMatchObject({ status: 'SENT', link: 'VALID' });
    expect(after.data).toMatchObject({ invalidReason: null });
  });

  it('is not undone beside another live offer', () =>
    expect(offerBeside('EXPIRED', record(openOffer)).when('ResendOfferLink', payload).refused).toBe(
      'offer.live_exists',
    ));
});

describe('a new link', () => {
  it('voids the old one', () => {
    const { own, others } = offerBeside('SENT')
      .related({ link: aLink() })
      .when('ResendOfferLink', { ...payload, linkDays: 1 });
    expect(own).toMatchObject([{ data: { expiresAt: '2026-11-03T15:59:59.999Z' } }]);
    expect(types(others)).toEqual(['LinkVoided', 'LinkIssued', 'OfferOpened']);
  });
});
