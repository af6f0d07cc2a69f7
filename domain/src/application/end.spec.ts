import { describe, expect, it } from '@jest/globals';
import { collectionHistories } from '../info-collection/fixtures.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { aLink } from '../link/fixtures.ts';
import { offerHistories } from '../offer/fixtures.ts';
import { offer } from '../offer/offer.ts';
import { aPosition } from '../position/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { defaultSettings } from '../shared/settings.ts';
import { given, happened, type Story, story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationHistories,
  applicationId,
  collectionId,
  created,
  delivered,
  endedAs,
  invalidated,
  offerId,
  offerIs,
  otherApplication,
  otherPositionId,
  person,
  target,
} from './fixtures.ts';

const reason = '业务调整';
const payload = { applicationId };
const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
/** The application after this history, of a person who is known. */
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });
const offerStory = (state: keyof typeof offerHistories): Story => story(offer, offerId, offerHistories[state]);
const collectionStory = (state: keyof typeof collectionHistories): Story =>
  story(infoCollection, collectionId, collectionHistories[state]);

describe('ending', () => {
  it('eliminates for a chosen outcome, once the offer is withdrawn', () => {
    const eliminate = { ...payload, reason, outcome: 'NO_SHOW' };
    const { own, others } = known(created()).when('EliminateApplication', eliminate);
    expect(own).toMatchObject([{ data: { outcome: 'NO_SHOW', bucket: 'ENDED', reason } }]);
    expect(others).toMatchObject([{ type: 'ApplicationClosed', data: { bucket: 'ENDED' } }]);
    expect(known(created('OFFER'), offerIs('PENDING_SEND')).when('EliminateApplication', eliminate).refused).toBe(
      'record.offer_sent',
    );
    expect(() => known(created()).when('EliminateApplication', { ...payload, reason: ' ' })).toThrow(
      'common.reason_required',
    );
    expect(() => known(created()).when('EliminateApplication', { ...eliminate, outcome: 'EMPLOYED' })).toThrow();
  });

  it('keeps which of the company’s reasons it was, of those on offer', () => {
    const entry = (code: string, retired: boolean) => ({ code, zh: code, en: code, retired });
    const endReason = [entry('SKILL', false), entry('GONE', true)];
    const settings = { dictionaries: { ...defaultSettings.dictionaries, endReason } };
    const end = (reasonCode: string | null) =>
      known(created()).when('EliminateApplication', { ...payload, reason, reasonCode }, { settings });
    expect(end('SKILL').own).toMatchObject([{ data: { reason, reasonCode: 'SKILL' } }]);
    expect(end(null).own[0]?.data).not.toHaveProperty('reasonCode');
    for (const code of ['GONE', 'OTHER'])
      expect(end(code)).toMatchObject({ refused: 'dictionary.not_offered', path: 'reasonCode' });
  });

  it('keeps whether the person is told, as staff chose; they are where nothing is chosen', () => {
    const notifyOf = (command: string, more: object) =>
      known(created()).when(command, { ...payload, reason, ...more }).own;
    for (const [chosen, kept] of [
      [{}, true],
      [{ notify: false }, false],
    ] as const) {
      expect(notifyOf('EliminateApplication', { outcome: 'NOT_PASSED', ...chosen })).toMatchObject([
        { data: { notify: kept } },
      ]);
      expect(notifyOf('InvalidateApplication', { cause: 'FAKE', ...chosen })).toMatchObject([
        { data: { notify: kept } },
      ]);
    }
  });

  it('withdraws before screening as if never delivered, later as abandoned', () => {
    const leave = (...history: readonly Told[]) =>
      known(...history).when('WithdrawApplication', payload, { actor: testSeeker });
    expect(leave(delivered)).toMatchObject({
      after: { state: 'INVALID', data: { outcome: 'ABANDONED' } },
      others: [{ data: { bucket: 'INVALID' } }],
    });
    expect(leave(created()).after.state).toBe('ENDED');
    expect(leave(created('OFFER'), offerIs('ACCEPTED')).refused).toBe('record.withdraw_blocked');
    expect(leave(created('SIGNING', 'CAMPUS')).refused).toBe('record.withdraw_blocked');
  });

  it('takes a sent offer with it', () => {
    const { own, others } = known(created('OFFER'), offerIs('SENT'))
      .related({ offer: offerStory('SENT'), offerLink: aLink() })
      .when('WithdrawApplication', payload, { actor: testSeeker });
    expect(types(own)).toEqual(['RecordEnded', 'OfferClosed']);
    expect(others).toMatchObject([
      { type: 'OfferWithdrawn', data: { cause: 'RECORD_ENDED' } },
      { type: 'LinkVoided', data: { reason: 'CLOSED' } },
      { type: 'ApplicationClosed' },
    ]);
  });

  it('takes an accepted offer and its collection with it when it was never valid', () => {
    const { others, after } = known(created('OFFER'), offerIs('ACCEPTED'))
      .related({ offer: offerStory('ACCEPTED'), collection: collectionStory('LOCKED'), link: aLink() })
      .when('InvalidateApplication', { ...payload, cause: 'CONSENT_WITHDRAWN' }, { actor: testSystem });
    expect(types(others)).toEqual(['OfferWithdrawn', 'CollectionArchived', 'LinkVoided', 'ApplicationClosed']);
    expect(after).toMatchObject({ state: 'INVALID', data: { outcome: 'CONSENT_WITHDRAWN' } });
  });
});

describe('transfer', () => {
  const to = { ...payload, positionId: otherPositionId };
  const transfer = (position: Story, ...more: readonly Told[]) =>
    known(created(), ...more)
      .related({ position, present: aPosition() })
      .when('TransferApplication', to);

  it('ends here and begins there', () => {
    const { after, others, result } = transfer(target());
    expect(after).toMatchObject({ state: 'ENDED', data: { outcome: 'TRANSFERRED' } });
    expect(types(others)).toEqual(['ApplicationClosed', 'RecordCreated', 'ApplicationOpened']);
    expect(others[1]).toMatchObject({
      data: { ...result, fromApplicationId: applicationId, positionId: otherPositionId, hrOwnerId: testId(901) },
    });
  });

  it.each([
    { why: 'another category', position: target({ category: 'SALES' }), code: 'record.category_mismatch' },
    { why: 'a closed position', position: target({}, false), code: 'position.unavailable' },
    { why: 'no position', position: story(target().aggregate, otherPositionId), code: 'common.not_found' },
  ])('is refused to $why', ({ position, code }) => expect(transfer(position).refused).toBe(code));

  it('is refused to a position the person is on, and with a live offer', () => {
    const twice = given(decidedApplication, applicationId, [created()]).related({
      ...otherApplication(),
      position: target(),
      present: aPosition(),
    });
    expect(twice.when('TransferApplication', to).refused).toBe('delivery.duplicate');
    expect(transfer(target(), offerIs('SENT')).refused).toBe('record.offer_sent');
  });
});

describe('signing and onboarding', () => {
  const signing = [created('SIGNING', 'CAMPUS')];
  const signed = [...signing, offerIs('ACCEPTED'), endedAs('SIGNED_TWO_PARTY')];
  const onboarding = [created('ONBOARDING', 'CAMPUS'), offerIs('ACCEPTED')];
  const confirm = { ...payload, actualEntryDate: '2027-07-01' };

  it('signs at its stage with an accepted offer', () => {
    expect(known(...signing).when('RecordSigning', { ...payload, kind: 'TWO_PARTY' }).refused).toBe(
      'offer.status_unsupported',
    );
    const { after } = known(...signing, offerIs('ACCEPTED')).when('RecordSigning', {
      ...payload,
      kind: 'THREE_PARTY',
    });
    expect(after).toMatchObject({ state: 'ENDED', data: { outcome: 'SIGNED_THREE_PARTY' } });
  });

  it('comes back for onboarding', () => {
    const { after, others } = known(...signed).when('StartOnboarding', payload);
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: 'ONBOARDING', outcome: null } });
    expect(types(others)).toEqual(['ApplicationOpened']);
    const fallen = happened('OfferClosed', { applicationId, offerId, status: 'INVALID' });
    expect(known(...signed, fallen).when('StartOnboarding', payload).refused).toBe('offer.status_unsupported');
  });

  it('is employed once SAP has the person, and the offer with it', () => {
    const { after, own, others } = known(...onboarding)
      .related({ offer: offerStory('ACCEPTED'), collection: collectionStory('PUSHED') })
      .when('ConfirmOnboarding', confirm);
    expect(types(own)).toEqual(['RecordEnded', 'OfferClosed']);
    expect(types(others)).toEqual(['OfferOnBoarded', 'ApplicationClosed']);
    expect(after).toMatchObject({ state: 'ENDED', data: { outcome: 'EMPLOYED', offers: [{ status: 'ON_BOARD' }] } });
  });

  it('is not employed before that', () => {
    const locked = known(...onboarding).related({ collection: collectionStory('LOCKED') });
    expect(locked.when('ConfirmOnboarding', confirm)).toMatchObject({
      refused: 'record.onboard_only',
      params: { because: 'NOT_PUSHED' },
    });
    expect(known(created('ONBOARDING')).when('ConfirmOnboarding', confirm).refused).toBe('offer.status_unsupported');
    expect(known(created('OFFER'), offerIs('ACCEPTED')).when('ConfirmOnboarding', confirm).refused).toBe(
      'record.onboard_only',
    );
  });
});

describe('reopening', () => {
  const reopen = (history: readonly Told[], days: number, position = aPosition()) =>
    known(...history)
      .related({ position })
      .when('ReopenApplication', { ...payload, reason }, { now: addDays(testNow, days) });

  it('brings an application back to its last stage within thirty days', () => {
    expect(reopen(applicationHistories.ENDED, 29).after).toMatchObject({
      state: 'TO_HANDLE',
      data: { outcome: null, stage: 'RESUME_SCREENING' },
    });
    expect(reopen([created(), invalidated], 1).after).toMatchObject({
      state: 'TO_HANDLE',
      data: { invalidCause: null },
    });
    expect(reopen(applicationHistories.ENDED, 30).refused).toBe('record.reopen_expired');
  });

  it.each(['ENDED_EMPLOYED', 'ENDED_TRANSFERRED'] as const)('never brings back %s', (end) =>
    expect(reopen(applicationHistories[end], 1).refused).toBe('record.reopen_expired'),
  );

  it('needs a position that is not closed', () =>
    expect(reopen(applicationHistories.ENDED, 1, aPosition('CLOSED')).refused).toBe('position.unavailable'));
});
