import { describe, expect, it } from '@jest/globals';
import { nextStages, Stage, stageNumber, stagesOf, type Track } from '@talentlog/contracts';
import { advertisementId, anAdvertisement } from '../advertisement/fixtures.ts';
import { collectionHistories } from '../info-collection/fixtures.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { offerHistories } from '../offer/fixtures.ts';
import { offer } from '../offer/offer.ts';
import { aPosition, positionId } from '../position/fixtures.ts';
import { aConsent, testSeeker } from '../privacy-authorization/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { offeredCommands } from '../shared/offered.ts';
import {
  given,
  happened,
  type Story,
  story,
  type Told,
  tell,
  testActor,
  testId,
  testNow,
  testSystem,
} from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { application } from './application.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationFixtures,
  applicationHistories,
  applicationId,
  aResume,
  collectionId,
  created,
  delivered,
  delivery,
  endedAs,
  held,
  invalidated,
  locked,
  offerId,
  offerIs,
  otherId,
  otherPositionId,
  otherRecord,
  passed,
  person,
  readyToDeliver,
  target,
} from './fixtures.ts';
import type { ApplicationData } from './lifecycle.ts';
import { applicationTimers } from './timers.ts';

it.each(cellsOf(applicationFixtures))('$name', ({ run }) => run());

const reason = '业务调整';
const payload = { applicationId };
const known = { jobSeeker: person() };
const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
const record = (...history: readonly Told[]) => given(decidedApplication, applicationId, history).related(known);
const offerStory = (state: keyof typeof offerHistories): Story => story(offer, offerId, offerHistories[state]);
const collectionStory = (state: keyof typeof collectionHistories): Story =>
  story(infoCollection, collectionId, collectionHistories[state]);

interface Refused {
  readonly why: string;
  readonly more: Readonly<Record<string, Story>>;
  readonly code: string;
}

describe('the table of stages', () => {
  it.each(Object.keys(nextStages) as Track[])('of %s leads from every stage to onboarding', (track) => {
    const reaches = (from: Stage, seen: readonly Stage[] = []): boolean =>
      from === 'ONBOARDING' || nextStages[track][from].some((to) => !seen.includes(to) && reaches(to, [...seen, from]));
    for (const stage of stagesOf(track)) expect([stage, reaches(stage)]).toEqual([stage, true]);
  });

  it('leaves out what a track does not know', () => {
    expect(stagesOf('CAMPUS')).toEqual(Stage.options);
    expect(stagesOf('SOCIAL')).not.toContain('SYMPOSIUM');
    expect(stagesOf('SOCIAL')).not.toContain('SIGNING');
    expect(stageNumber('OFFER')).toBe(12);
  });

  const cells = (Object.keys(nextStages) as Track[]).flatMap((track) =>
    Stage.options.flatMap((from) => Stage.options.map((to) => ({ track, from, to }))),
  );
  it.each(cells)('decides $track $from -> $to', ({ track, from, to }) => {
    const listed = nextStages[track][from].includes(to);
    const behindOffer = stageNumber(to) > stageNumber('OFFER');
    const history = [created(from, track), passed, ...(behindOffer ? [offerIs('ACCEPTED')] : [])];
    const { refused, after } = record(...history).when('AdvanceStage', { ...payload, to });
    expect(refused).toBe(listed ? undefined : 'record.next_not_allowed');
    if (listed) expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: to } });
  });
});

describe('delivering', () => {
  const deliver = (more: Readonly<Record<string, Story>>, occasion = {}) =>
    given(decidedApplication, applicationId)
      .related({ ...readyToDeliver(), ...more })
      .when('DeliverApplication', delivery, { actor: testSeeker, ...occasion });

  it('opens a record at the first stage, and the books of the person', () => {
    const { own, others, result, after } = deliver({});
    expect(own).toMatchObject([
      { type: 'RecordDelivered', data: { jobSeekerId, positionId, advertisementId, stage: 'DELIVERED' } },
    ]);
    expect(others).toMatchObject([
      { type: 'ApplicationOpened', data: { delivered: true, positionId } },
      { type: 'AdvertisementDeliveredTo', data: { advertisementId } },
    ]);
    expect(result).toEqual({ applicationId });
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { visited: [{ stage: 'DELIVERED', since: testNow }] } });
  });

  it.each<Refused>([
    { why: 'paused position', more: { position: aPosition('PAUSED') }, code: 'position.unavailable' },
    { why: 'stopped advertisement', more: { advertisement: anAdvertisement('STOPPED') }, code: 'position.unavailable' },
    {
      why: 'same position twice',
      more: { jobSeeker: aJobSeeker(applicationOpened({ applicationId: otherId })) },
      code: 'delivery.duplicate',
    },
    { why: 'thirteen years', more: { resume: aResume({ birthDate: '2013-01-01' }) }, code: 'delivery.under_14' },
    {
      why: 'seventeen years',
      more: { resume: aResume({ birthDate: '2009-01-01' }) },
      code: 'delivery.under_18_agreement',
    },
    { why: 'incomplete resume', more: { resume: aResume({ complete: false }) }, code: 'resume.block_incomplete' },
    { why: 'unconfirmed resume', more: { resume: aResume({ confirmed: false }) }, code: 'resume.statement_required' },
    {
      why: 'block in editing',
      more: { resume: aResume({ editing: 'education' }) },
      code: 'resume.block_editing',
    },
    { why: 'no consent', more: { privacyAuthorization: aConsent('UNAUTHORIZED') }, code: 'privacy.consent_required' },
    { why: 'foreign advertisement', more: { advertisement: anAdvertisement('NONE') }, code: 'common.not_found' },
  ])('is refused for $why', ({ more, code }) => expect(deliver(more).refused).toBe(code));

  it('is refused over the limit, and says how many places there are', () => {
    const five = [1, 2, 3, 4, 5].map((n) =>
      applicationOpened({ applicationId: testId(50 + n), positionId: testId(60 + n) }),
    );
    expect(deliver({ jobSeeker: aJobSeeker(...five) })).toMatchObject({
      refused: 'delivery.limit_exceeded',
      params: { used: 5, limit: 5 },
    });
  });

  it('needs a job seeker', () =>
    expect(deliver({}, { actor: { kind: 'account', id: testId(8) } }).refused).toBe('resume.block_incomplete'));
});

describe('a record by staff', () => {
  const create = (more: Readonly<Record<string, Story>>) =>
    given(decidedApplication, applicationId)
      .related({ ...applicationFixtures.valid.CreateApplication().related, ...more })
      .when('CreateApplication', { jobSeekerId, positionId });

  it('begins at screening', () => {
    const { own, others } = create({});
    expect(own).toMatchObject([{ data: { stage: 'RESUME_SCREENING', origin: 'STAFF', createdBy: testActor.id } }]);
    expect(others).toMatchObject([{ type: 'ApplicationOpened', data: { delivered: false } }]);
  });

  it.each<Refused>([
    { why: 'consent', more: { privacyAuthorization: aConsent('EXPIRED') }, code: 'privacy.unauthorized' },
    { why: 'position', more: { position: aPosition('CLOSED') }, code: 'position.unavailable' },
    { why: 'unknown position', more: { position: aPosition('NONE') }, code: 'common.not_found' },
    { why: 'lock', more: otherRecord(locked()), code: 'record.locked_elsewhere' },
  ])('is refused by $why', ({ more, code }) => expect(create(more).refused).toBe(code));
});

describe('a step', () => {
  const work = { applicationId, work: 'INTERVIEW', workId: testId(70) };
  const opened = happened('WorkOpened', work);

  it('is not passed over open work of its stage', () => {
    expect(record(created(), opened).when('PassStep', payload)).toMatchObject({
      refused: 'record.open_work',
      params: { work: 'INTERVIEW' },
    });
    expect(record(created(), opened, happened('WorkClosed', work)).when('PassStep', payload).refused).toBeUndefined();
  });

  it('is passed whatever is open at a stage it left', () => {
    const left = happened('StageSkipped', {
      applicationId,
      jobSeekerId,
      positionId,
      from: 'RESUME_SCREENING',
      to: 'FIRST_INTERVIEW',
      reason: null,
    });
    expect(record(created(), opened, left).when('PassStep', payload).refused).toBeUndefined();
  });

  it('still closes work of a record that ended', () =>
    expect(
      record(created(), opened, endedAs('NOT_PASSED'), happened('WorkClosed', work)).when('PassStep', payload).refused,
    ).toBe('application.invalid_transition'));
});

describe('a lock on another record', () => {
  const moves: readonly [string, object][] = [
    ['StartStep', payload],
    ['SkipStage', { ...payload, to: 'FIRST_INTERVIEW', reason }],
    ['LockApplication', { ...payload, reason }],
  ];
  it.each(moves)('keeps %s from moving the person here', (command, more) => {
    const held = given(decidedApplication, applicationId, [created()]).related(otherRecord(locked()));
    expect(held.when(command, more).refused).toBe('record.locked_elsewhere');
    const over = given(decidedApplication, applicationId, [created()]).related(otherRecord(locked(testNow)));
    expect(over.when(command, more).refused).toBeUndefined();
  });

  it('keeps AdvanceStage from it too, unless that record ended', () => {
    const advance = (...more: readonly Told[]) =>
      given(decidedApplication, applicationId, [created(), passed])
        .related(otherRecord(...more))
        .when('AdvanceStage', { ...payload, to: 'DEPT_SCREENING' });
    expect(advance(locked()).refused).toBe('record.locked_elsewhere');
    expect(advance(locked(), endedAs('NOT_PASSED')).refused).toBeUndefined();
  });

  it('ends by hand or by the clock', () => {
    expect(record(created(), locked()).when('UnlockApplication', payload).own).toMatchObject([
      { data: { cause: 'STAFF' } },
    ]);
    const clock = record(created(), locked()).when('UnlockApplication', payload, { actor: testSystem });
    expect(clock.own).toMatchObject([{ data: { cause: 'EXPIRED' } }]);
    const event = { type: 'RecordLocked', at: testNow, data: locked().data } as never;
    expect(applicationTimers.RecordLocked?.(event)).toMatchObject([
      { at: addDays(testNow, 30), command: { name: 'UnlockApplication' } },
    ]);
  });
});

describe('the offer stage', () => {
  const review = [created('REVIEW'), passed];
  const advance = { ...payload, to: 'OFFER' };

  it('locks the person to the record', () => {
    const { own, after } = record(...review).when('AdvanceStage', advance);
    expect(types(own)).toEqual(['StageAdvanced', 'RecordLocked']);
    expect(own[1]).toMatchObject({ data: { cause: 'OFFER', until: addDays(testNow, 30) } });
    expect((after.data as ApplicationData).lock).toMatchObject({ lockedBy: testActor.id });
    expect(types(record(created()).when('SkipStage', { ...advance, reason }).own)).toEqual([
      'StageSkipped',
      'RecordLocked',
    ]);
  });

  it('waits while the person has a live offer, here or elsewhere', () => {
    expect(record(...review, offerIs('PENDING_SEND')).when('AdvanceStage', advance).refused).toBe('offer.live_exists');
    const elsewhere = happened('OfferOpened', { applicationId: otherId, offerId, status: 'SENT', collectionId: null });
    const held = given(decidedApplication, applicationId, review).related(otherRecord(elsewhere));
    expect(held.when('AdvanceStage', advance).refused).toBe('offer.live_exists');
  });

  it('is left forwards only with an accepted offer', () => {
    const at12 = [created('OFFER'), passed];
    const on = { ...payload, to: 'ONBOARDING' };
    expect(record(...at12, offerIs('SENT')).when('AdvanceStage', on).refused).toBe('record.next_not_allowed');
    expect(record(...at12, offerIs('ACCEPTED')).when('AdvanceStage', on).refused).toBeUndefined();
    expect(record(...at12, offerIs('SENT')).when('SkipStage', { ...on, reason }).refused).toBe('record.skip_forbidden');
    expect(record(...at12, offerIs('ACCEPTED')).when('SkipStage', { ...on, reason }).refused).toBeUndefined();
  });
});

describe('skipping and returning', () => {
  it.each(['RESUME_SCREENING', 'DELIVERED', 'SYMPOSIUM'])('never skips to %s', (to) =>
    expect(record(created()).when('SkipStage', { ...payload, to, reason }).refused).toBe('record.skip_forbidden'),
  );

  const moved = happened('StageAdvanced', {
    applicationId,
    jobSeekerId,
    positionId,
    from: 'RESUME_SCREENING',
    to: 'OFFER',
  });

  it('returns to what was visited', () => {
    const back = { ...payload, to: 'RESUME_SCREENING', reason };
    const { after } = record(created(), passed, moved).when('ReturnStage', back);
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: 'RESUME_SCREENING' } });
    expect((after.data as ApplicationData).visited.map(({ stage }) => stage)).toEqual([
      'RESUME_SCREENING',
      'OFFER',
      'RESUME_SCREENING',
    ]);
    expect(record(created(), passed, moved).when('ReturnStage', { ...back, to: 'REVIEW' }).refused).toBe(
      'record.next_not_allowed',
    );
  });

  it('does not return behind a sent offer', () => {
    const back = { ...payload, to: 'RESUME_SCREENING', reason };
    expect(record(created(), passed, moved, offerIs('SENT')).when('ReturnStage', back).refused).toBe(
      'record.offer_sent',
    );
    expect(record(created(), passed, moved, offerIs('PENDING_SEND')).when('ReturnStage', back).refused).toBeUndefined();
  });
});

describe('ending', () => {
  it('eliminates for a chosen outcome, once the offer is withdrawn', () => {
    const eliminate = { ...payload, reason, outcome: 'NO_SHOW' };
    const { own, others } = record(created()).when('EliminateApplication', eliminate);
    expect(own).toMatchObject([{ data: { outcome: 'NO_SHOW', bucket: 'ENDED', reason } }]);
    expect(others).toMatchObject([{ type: 'ApplicationClosed', data: { bucket: 'ENDED' } }]);
    expect(record(created('OFFER'), offerIs('PENDING_SEND')).when('EliminateApplication', eliminate).refused).toBe(
      'record.offer_sent',
    );
    expect(() => record(created()).when('EliminateApplication', { ...payload, reason: ' ' })).toThrow(
      'common.reason_required',
    );
    expect(() => record(created()).when('EliminateApplication', { ...eliminate, outcome: 'EMPLOYED' })).toThrow();
  });

  it('withdraws before screening as if never delivered, later as abandoned', () => {
    const leave = (...history: readonly Told[]) =>
      record(...history).when('WithdrawApplication', payload, { actor: testSeeker });
    expect(leave(delivered)).toMatchObject({
      after: { state: 'INVALID', data: { outcome: 'ABANDONED' } },
      others: [{ data: { bucket: 'INVALID' } }],
    });
    expect(leave(created()).after.state).toBe('ENDED');
    expect(leave(created('OFFER'), offerIs('ACCEPTED')).refused).toBe('record.withdraw_blocked');
    expect(leave(created('SIGNING', 'CAMPUS')).refused).toBe('record.withdraw_blocked');
  });

  it('takes a sent offer with it', () => {
    const { own, others } = record(created('OFFER'), offerIs('SENT'))
      .related({ offer: offerStory('SENT') })
      .when('WithdrawApplication', payload, { actor: testSeeker });
    expect(types(own)).toEqual(['RecordEnded', 'OfferClosed']);
    expect(others).toMatchObject([
      { type: 'OfferWithdrawn', data: { cause: 'RECORD_ENDED' } },
      { type: 'ApplicationClosed' },
    ]);
  });

  it('takes an accepted offer and its collection with it when it was never valid', () => {
    const { others, after } = record(created('OFFER'), offerIs('ACCEPTED'))
      .related({ offer: offerStory('ACCEPTED'), collection: collectionStory('LOCKED') })
      .when('InvalidateApplication', { ...payload, cause: 'CONSENT_WITHDRAWN' }, { actor: testSystem });
    expect(types(others)).toEqual(['OfferWithdrawn', 'CollectionArchived', 'ApplicationClosed']);
    expect(after).toMatchObject({ state: 'INVALID', data: { outcome: 'CONSENT_WITHDRAWN' } });
  });
});

describe('transfer', () => {
  const to = { ...payload, positionId: otherPositionId };
  const transfer = (position: Story, ...more: readonly Told[]) =>
    record(created(), ...more)
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
      ...otherRecord(),
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
    expect(record(...signing).when('RecordSigning', { ...payload, kind: 'TWO_PARTY' }).refused).toBe(
      'offer.status_unsupported',
    );
    const { after } = record(...signing, offerIs('ACCEPTED')).when('RecordSigning', {
      ...payload,
      kind: 'THREE_PARTY',
    });
    expect(after).toMatchObject({ state: 'ENDED', data: { outcome: 'SIGNED_THREE_PARTY' } });
  });

  it('comes back for onboarding', () => {
    const { after, others } = record(...signed).when('StartOnboarding', payload);
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: 'ONBOARDING', outcome: null } });
    expect(types(others)).toEqual(['ApplicationOpened']);
    const fallen = happened('OfferClosed', { applicationId, offerId, status: 'INVALID' });
    expect(record(...signed, fallen).when('StartOnboarding', payload).refused).toBe('offer.status_unsupported');
  });

  it('is employed once SAP has the person, and the offer with it', () => {
    const { after, own, others } = record(...onboarding)
      .related({ offer: offerStory('ACCEPTED'), collection: collectionStory('PUSHED') })
      .when('ConfirmOnboarding', confirm);
    expect(types(own)).toEqual(['RecordEnded', 'OfferClosed']);
    expect(types(others)).toEqual(['OfferOnBoarded', 'ApplicationClosed']);
    expect(after).toMatchObject({ state: 'ENDED', data: { outcome: 'EMPLOYED', offers: [{ status: 'ON_BOARD' }] } });
  });

  it('is not employed before that', () => {
    const locked = record(...onboarding).related({ collection: collectionStory('LOCKED') });
    expect(locked.when('ConfirmOnboarding', confirm)).toMatchObject({
      refused: 'record.onboard_only',
      params: { because: 'NOT_PUSHED' },
    });
    expect(record(created('ONBOARDING')).when('ConfirmOnboarding', confirm).refused).toBe('offer.status_unsupported');
    expect(record(created('OFFER'), offerIs('ACCEPTED')).when('ConfirmOnboarding', confirm).refused).toBe(
      'record.onboard_only',
    );
  });
});

describe('reopening', () => {
  const reopen = (history: readonly Told[], days: number, position = aPosition()) =>
    record(...history)
      .related({ position })
      .when('ReopenApplication', { ...payload, reason }, { now: addDays(testNow, days) });

  it('brings a record back to its last stage within thirty days', () => {
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

  it.each(['EMPLOYED', 'TRANSFERRED'])('never brings back %s', (outcome) =>
    expect(reopen([created(), endedAs(outcome)], 1).refused).toBe('record.reopen_expired'),
  );

  it('needs a position that is not closed', () =>
    expect(reopen(applicationHistories.ENDED, 1, aPosition('CLOSED')).refused).toBe('position.unavailable'));
});

describe('what a screen offers', () => {
  const offered = (...history: readonly Told[]) => {
    const { path, state, data } = tell(story(application, applicationId, history));
    return offeredCommands(decidedApplication, { path, state, data });
  };
  const everywhere = ['HoldStep', 'PassStep', 'SkipStage', 'InvalidateApplication', 'LockApplication'];

  it.each([
    {
      at: 'screening',
      history: [created()],
      more: ['StartStep', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
    {
      at: 'passed',
      history: [created(), passed],
      more: ['AdvanceStage', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
    {
      at: 'sent offer',
      history: [created('OFFER'), passed, offerIs('SENT')],
      more: ['WithdrawApplication'],
      without: ['SkipStage'],
    },
    { at: 'accepted offer', history: [created('OFFER'), passed, offerIs('ACCEPTED')], more: ['AdvanceStage'] },
    {
      at: 'signing',
      history: [created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED')],
      more: ['StartStep', 'RecordSigning'],
    },
    {
      at: 'onboarding',
      history: [created('ONBOARDING'), offerIs('ACCEPTED')],
      more: ['StartStep', 'ConfirmOnboarding'],
      without: ['SkipStage'],
    },
    {
      at: 'locked',
      history: [created(), held, locked()],
      more: ['UnlockApplication', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
  ])('at $at', ({ history, more, without = [] }) => {
    const expected = [...everywhere.filter((name) => !without.includes(name)), ...more];
    expect(offered(...history).sort()).toEqual(expected.sort());
  });

  it('once it is over', () => {
    expect(offered(created(), endedAs('NOT_PASSED'))).toEqual(['ReopenApplication']);
    expect(offered(created(), endedAs('EMPLOYED'))).toEqual([]);
    expect(offered(created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED'), endedAs('SIGNED_TWO_PARTY'))).toEqual([
      'StartOnboarding',
      'ReopenApplication',
    ]);
  });
});
