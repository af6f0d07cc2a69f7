import { describe, expect, it } from '@jest/globals';
import { offeredActions, primaryOf } from './offered.ts';

const row = {
  allowedActions: ['PassStep', 'HoldStep'],
  personActions: ['AddJobSeekerComment'],
  bucket: 'ACTIVE',
  stage: 'RESUME_SCREENING',
  person: { consent: 'AUTHORIZED' },
  offers: [],
} as const;
const seen = (over: object) => ({ ...row, allowedActions: [...row.allowedActions], ...over });
const everything = () => true;

describe('actions of an application', () => {
  it('are those of the views, and the beginnings its stage has', () => {
    const offered = offeredActions(seen({}), everything);
    expect([...offered]).toEqual(['PassStep', 'HoldStep', 'AddJobSeekerComment', 'AssignScreening']);
  });
  it('leave out a beginning the viewer may not make', () => {
    expect(offeredActions(seen({}), () => false).has('AssignScreening')).toBe(false);
  });
  it('have one that is primary', () => {
    expect(primaryOf(new Set(['HoldStep', 'PassStep', 'AdvanceStage']))).toBe('AdvanceStage');
    expect(primaryOf(new Set(['LockApplication']))).toBeUndefined();
  });
});
