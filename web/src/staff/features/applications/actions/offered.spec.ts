import { describe, expect, it } from '@jest/globals';
import { offeredActions, primaryOf } from './offered.ts';

describe('actions of an application', () => {
  it('are those of the answer, about it and about the person', () => {
    const offered = offeredActions({
      allowedActions: ['PassStep', 'AssignScreening'],
      personActions: ['AddJobSeekerComment'],
    });
    expect([...offered]).toEqual(['PassStep', 'AssignScreening', 'AddJobSeekerComment']);
  });
  it('have one that is primary', () => {
    expect(primaryOf(new Set(['HoldStep', 'PassStep', 'AdvanceStage']))).toBe('AdvanceStage');
    expect(primaryOf(new Set(['LockApplication']))).toBeUndefined();
  });
});
