import { describe, expect, it } from '@jest/globals';
import { advertisementId } from '../advertisement/fixtures.ts';
import { ownActions } from '../allowed-actions.ts';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { positionId } from '../position/fixtures.ts';
import { given, happened, onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { application } from './application.ts';
import { type ApplicationData, workInHand } from './data.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationId,
  collectionId,
  created,
  delivered,
  endedAs,
  locked,
  offerId,
  offerIs,
  passed,
  person,
} from './fixtures.ts';
import { applicationTimers } from './timers.ts';

const folded = (...history: readonly Told[]) => tell(story(application, applicationId, history));
const after = (...history: readonly Told[]) => folded(...history).data as ApplicationData;
const payload = { applicationId };
const signed = (kind: string) =>
  given(decidedApplication, applicationId, [created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED')])
    .related({ jobSeeker: person() })
    .when('RecordSigning', { ...payload, kind });

describe('an application keeps', () => {
  it('where it came from: a delivery has an advertisement and counts', () => {
    expect(after(delivered)).toMatchObject({ advertisementId, delivered: true });
    expect(after(created())).toMatchObject({ advertisementId: null, delivered: false });
  });

  it('whose it is', () =>
    expect(application.ownership(after(created()), applicationId)).toMatchObject({ positionId, jobSeekerId }));

  it('one line for each offer, with the collection it once had', () => {
    const other = happened('OfferOpened', {
      applicationId,
      offerId: testId(99),
      status: 'PENDING_SEND',
      collectionId: null,
    });
    const closed = happened('OfferClosed', { applicationId, offerId, status: 'INVALID' });
    expect(after(created('OFFER'), other, offerIs('SENT'), offerIs('ACCEPTED'), closed).offers).toEqual([
      { offerId: testId(99), status: 'PENDING_SEND', collectionId: null },
      { offerId, status: 'INVALID', collectionId },
    ]);
  });

  it('open work, until that very work is closed', () => {
    const opened = (workId: string) => happened('WorkOpened', { applicationId, work: 'INTERVIEW', workId });
    const closed = happened('WorkClosed', { applicationId, work: 'INTERVIEW', workId: testId(71) });
    const [one, two] = [opened(testId(71)), opened(testId(72))];
    expect(after(created(), one, two, closed).openWork).toMatchObject([{ workId: testId(72) }]);
  });

  it('work as over that was open when it ended, and none that began since', () => {
    const opened = (workId: string) => happened('WorkOpened', { applicationId, work: 'INTERVIEW', workId });
    const about = { applicationId, jobSeekerId: testId(3), positionId: testId(4), stage: 'FIRST_INTERVIEW' };
    const ended = happened('RecordEnded', { ...about, outcome: 'NOT_PASSED', bucket: 'ENDED', reason: null } as never);
    const again = happened('RecordReopened', { ...about, reason: 'x' } as never);
    const { openWork } = after(created(), opened(testId(71)), ended, again, opened(testId(72)));
    expect(openWork.map(({ workId, over = false }) => [workId, over])).toEqual([
      [testId(71), true],
      [testId(72), false],
    ]);
  });

  it('work of the stage it is at: an interview before the appointment that it was made of', () => {
    const opened = (work: string, n: number) => happened('WorkOpened', { applicationId, work, workId: testId(n) });
    const inHand = (...works: readonly Told[]) => workInHand(after(created('FIRST_INTERVIEW'), ...works))?.workId;
    expect(inHand()).toBeUndefined();
    expect(inHand(opened('APPOINTMENT', 71), opened('APPOINTMENT', 72))).toBe(testId(71));
    expect(inHand(opened('APPOINTMENT', 71), opened('INTERVIEW', 72))).toBe(testId(72));
    const advanced = happened('StageSkipped', { applicationId, from: 'FIRST_INTERVIEW', to: 'SECOND_INTERVIEW' });
    expect(inHand(opened('INTERVIEW', 71), advanced)).toBeUndefined();
    expect(inHand(opened('INTERVIEW', 71), advanced, opened('APPOINTMENT', 72))).toBe(testId(72));
  });

  it('no lock once it was taken off', () =>
    expect(
      after(created(), locked(), happened('RecordUnlocked', { applicationId, cause: 'STAFF' } as never)).lock,
    ).toBeNull());
});

describe('signing', () => {
  it.each([
    ['TWO_PARTY', 'SIGNED_TWO_PARTY'],
    ['THREE_PARTY', 'SIGNED_THREE_PARTY'],
  ])('by %s ends it as %s, and onboarding may follow', (kind, outcome) => {
    const { own, after: over } = signed(kind);
    expect(own).toMatchObject([{ type: 'RecordEnded', data: { outcome } }]);
    expect(ownActions('application', over, onlooker())).toContain('StartOnboarding');
  });

  it('is nothing that follows any other end', () =>
    expect(ownActions('application', folded(created('REVIEW'), endedAs('NOT_PASSED')), onlooker())).not.toContain(
      'StartOnboarding',
    ));
});

describe('a screen offers', () => {
  const actions = (...history: readonly Told[]) => ownActions('application', folded(...history), onlooker());
  const work = happened('WorkOpened', { applicationId, work: 'INTERVIEW', workId: testId(71) });
  const advanced = happened('StageAdvanced', {
    applicationId,
    jobSeekerId,
    positionId,
    from: 'RESUME_SCREENING',
    to: 'DEPT_SCREENING',
    reason: null,
  });

  it('passing a step only while nothing of it is open', () => {
    expect(actions(created())).toContain('PassStep');
    expect(actions(created(), work)).not.toContain('PassStep');
  });

  it('the way back only to where it was, and before an offer went out', () => {
    expect(actions(created())).not.toContain('ReturnStage');
    expect(actions(created(), passed, advanced)).toContain('ReturnStage');
    expect(actions(created(), passed, advanced, offerIs('SENT'))).not.toContain('ReturnStage');
  });
});

it.each(['RecordUnlocked', 'RecordEnded', 'RecordTransferred', 'RecordInvalidated'] as const)(
  'the clock of its lock stops with %s',
  (type) => {
    const name = `application-unlock:${applicationId}`;
    const set = applicationTimers.RecordLocked?.({ type: 'RecordLocked', data: locked().data } as never);
    expect(set).toMatchObject([{ set: name, command: { payload: { applicationId } } }]);
    const rule = applicationTimers[type] as (event: never) => unknown;
    expect(rule({ type, data: { applicationId } } as never)).toEqual([{ cancel: name }]);
  },
);
