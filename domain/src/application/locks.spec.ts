import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { aPosition, positionId } from '../position/fixtures.ts';
import { given, happened, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedApplication } from './deciders.ts';
import { applicationId, created, endedAs, locked, otherApplication, passed, person, target } from './fixtures.ts';
import { applicationTimers } from './timers.ts';

const reason = '业务调整';
/** A position that the person is not on. */
const thirdPositionId = testId(15);
const payload = { applicationId };
/** The application after this history, of a person who is known. */
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });

describe('a lock on another application', () => {
  /** An application that came back from screening, so that it can be returned there. */
  const atInterview = [
    created(),
    passed,
    happened('StageAdvanced', { ...payload, jobSeekerId, positionId, from: 'RESUME_SCREENING', to: 'FIRST_INTERVIEW' }),
  ];
  const positions = { position: target({}, true, thirdPositionId), present: aPosition() };
  const moves: readonly [string, object][] = [
    ['StartStep', payload],
    ['HoldStep', { ...payload, reason }],
    ['PassStep', payload],
    ['SkipStage', { ...payload, to: 'HR_INTERVIEW', reason }],
    ['ReturnStage', { ...payload, to: 'RESUME_SCREENING', reason }],
    ['TransferApplication', { ...payload, positionId: thirdPositionId }],
    ['LockApplication', { ...payload, reason }],
  ];
  it.each(moves)('keeps %s from moving the person here', (command, more) => {
    const here = given(decidedApplication, applicationId, atInterview).related(positions);
    expect(here.related(otherApplication(locked())).when(command, more).refused).toBe('record.locked_elsewhere');
    expect(here.related(otherApplication(locked(testNow))).when(command, more).refused).toBeUndefined();
  });

  it('does not keep the application from ending', () => {
    const held = given(decidedApplication, applicationId, [created()]).related(otherApplication(locked()));
    expect(held.when('EliminateApplication', { ...payload, reason }).refused).toBeUndefined();
  });

  it('is no hindrance to the application that holds it', () => {
    const own = given(decidedApplication, applicationId, [...atInterview, locked()]).related(otherApplication());
    expect(own.related(positions).when('TransferApplication', moves[5]?.[1]).refused).toBeUndefined();
    expect(own.when('PassStep', payload).refused).toBeUndefined();
  });

  it('keeps AdvanceStage from it too, unless that application ended', () => {
    const advance = (...more: readonly Told[]) =>
      given(decidedApplication, applicationId, [created(), passed])
        .related(otherApplication(...more))
        .when('AdvanceStage', { ...payload, to: 'DEPT_SCREENING' });
    expect(advance(locked()).refused).toBe('record.locked_elsewhere');
    expect(advance(locked(), endedAs('NOT_PASSED')).refused).toBeUndefined();
  });

  it('ends by hand or by the clock', () => {
    expect(known(created(), locked()).when('UnlockApplication', payload).own).toMatchObject([
      { data: { cause: 'STAFF' } },
    ]);
    const clock = known(created(), locked()).when('UnlockApplication', payload, { actor: testSystem });
    expect(clock.own).toMatchObject([{ data: { cause: 'EXPIRED' } }]);
    const event = { type: 'RecordLocked', at: testNow, data: locked().data } as never;
    expect(applicationTimers.RecordLocked?.(event)).toMatchObject([
      { at: addDays(testNow, 30), command: { name: 'UnlockApplication' } },
    ]);
  });
});
