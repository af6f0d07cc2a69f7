import { describe, expect, it } from '@jest/globals';
import { aPosition, positionId } from '../position/fixtures.ts';
import { given, type Story, story, type Told, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { application } from './application.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationHistories,
  applicationId,
  created,
  locked,
  offerIs,
  otherApplication,
  otherId,
  otherPositionId,
  passed,
  person,
  target,
} from './fixtures.ts';

const reason = '业务调整';
const payload = { applicationId };
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });
/** Another application of the person that lives on the very same position. */
const twin = {
  jobSeeker: person(otherId),
  [`application:${otherId}`]: story(application, otherId, [
    created('RESUME_SCREENING', 'SOCIAL', { applicationId: otherId }),
  ]),
};

describe('a step that is not allowed', () => {
  it.each([
    ['AdvanceStage', { to: 'SIGNING' }],
    ['SkipStage', { to: 'SIGNING', reason }],
    ['ReturnStage', { to: 'REVIEW', reason }],
  ])('%s names both stages', (command, to) =>
    expect(known(created(), passed).when(command, { ...payload, ...to })).toMatchObject({
      params: { from: 'RESUME_SCREENING', to: to.to },
      path: 'to',
    }),
  );

  it('so do signing and onboarding', () => {
    const signing = known(created('REVIEW')).when('RecordSigning', { ...payload, kind: 'TWO_PARTY' });
    expect(signing.params).toEqual({ from: 'REVIEW', to: 'SIGNING' });
    const onboarding = known(...applicationHistories.ENDED).when('StartOnboarding', payload);
    expect(onboarding.params).toEqual({ from: 'NOT_PASSED', to: 'ONBOARDING' });
    const early = known(created('OFFER'), offerIs('ACCEPTED')).when('ConfirmOnboarding', {
      ...payload,
      actualEntryDate: '2027-07-01',
    });
    expect(early.params).toEqual({ stage: 'OFFER' });
  });
});

describe('reopening and transferring', () => {
  const reopen = (more: Readonly<Record<string, Story>>, days = 0) =>
    known(...applicationHistories.ENDED)
      .related({ position: aPosition(), ...more })
      .when('ReopenApplication', { ...payload, reason }, { now: addDays(testNow, days) });
  const transfer = (to: string, position: Story, more: Readonly<Record<string, Story>> = {}) =>
    known(created())
      .related({ position, present: aPosition(), ...more })
      .when('TransferApplication', { ...payload, positionId: to });

  it.each<[string, Readonly<Record<string, Story>>, object]>([
    ['closed position', { position: aPosition('CLOSED') }, { params: { because: 'CLOSED' } }],
    ['unknown position', { position: aPosition('NONE') }, { params: { because: 'NONE' } }],
    ['same position', twin, { refused: 'delivery.duplicate' }],
    ['lock', otherApplication(locked()), { refused: 'record.locked_elsewhere' }],
  ])('is refused, and told why: %s', (_why, more, told) => expect(reopen(more)).toMatchObject(told));

  it('too late says until when it was possible: thirty days', () =>
    expect(reopen({}, 30)).toMatchObject({
      refused: 'record.reopen_expired',
      params: { until: addDays(testNow, 30) },
    }));

  it('to another category names it, to the same position is none', () => {
    expect(transfer(otherPositionId, target({ category: 'SALES' } as never))).toMatchObject({
      params: { category: 'SALES' },
      path: 'positionId',
    });
    expect(transfer(positionId, aPosition()).refused).toBe('delivery.duplicate');
    expect(transfer(otherPositionId, target()).result).toEqual({ applicationId: testId(1001) });
  });
});
