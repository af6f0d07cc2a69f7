import { describe, expect, it } from '@jest/globals';
import { given, type Told, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedApplication } from './deciders.ts';
import { applicationId, created, endedAs, locked, otherApplication, passed, person } from './fixtures.ts';
import { applicationTimers } from './timers.ts';

const reason = '业务调整';
const payload = { applicationId };
/** The application after this history, of a person who is known. */
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });

describe('a lock on another application', () => {
  const moves: readonly [string, object][] = [
    ['StartStep', payload],
    ['SkipStage', { ...payload, to: 'FIRST_INTERVIEW', reason }],
    ['LockApplication', { ...payload, reason }],
  ];
  it.each(moves)('keeps %s from moving the person here', (command, more) => {
    const held = given(decidedApplication, applicationId, [created()]).related(otherApplication(locked()));
    expect(held.when(command, more).refused).toBe('record.locked_elsewhere');
    const over = given(decidedApplication, applicationId, [created()]).related(otherApplication(locked(testNow)));
    expect(over.when(command, more).refused).toBeUndefined();
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
