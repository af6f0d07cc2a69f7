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
  /** By hand, from the words of each step. */
  it.each([
    ['HANDLE', 'PassStep'],
    ['CONCLUDE', 'PassStep'],
    ['DECIDE_HELD', 'PassStep'],
    ['ASSIGN', 'AssignScreening'],
    ['REASSIGN', 'AssignScreening'],
    ['ARRANGE', 'ArrangeInterview'],
    ['ADVANCE', 'AdvanceStage'],
    ['DRAFT_OFFER', 'DraftOffer'],
  ] as const)('of one that waits for %s have %s as the primary one', (nextStep, action) => {
    const all = ['PassStep', 'HoldStep', 'AssignScreening', 'ArrangeInterview', 'AdvanceStage', 'DraftOffer'];
    expect(primaryOf(new Set(all), nextStep)).toBe(action);
    expect(primaryOf(new Set([...all, 'RequestConsent']), nextStep)).toBe('RequestConsent');
  });
  it('have the likeliest one as primary while somebody else has it', () => {
    expect(primaryOf(new Set(['HoldStep', 'PassStep', 'AdvanceStage']), 'SCREEN')).toBe('AdvanceStage');
    expect(primaryOf(new Set(['HoldStep', 'PassStep']), 'ADVANCE')).toBe('PassStep');
    expect(primaryOf(new Set(['LockApplication']), null)).toBeUndefined();
  });
  /** By hand: who has it is waited for, and nothing is given out a second time. */
  it.each([
    ['REPLY_INTERVIEW', 'an interview that waits for the candidate'],
    ['EVALUATE', 'an interview that waits for its interviewer'],
    ['CHOOSE_TIME', 'a time that the candidate chooses'],
    ['CONCLUDE', 'an interview whose sheets are written'],
    ['SCREEN', 'a resume that is being screened'],
    ['ANSWER_OFFER', 'an offer that is out'],
  ] as const)('have none as primary at %s: %s', (nextStep, _means) => {
    expect(
      primaryOf(new Set(['ArrangeInterview', 'AssignScreening', 'DraftOffer', 'HoldStep']), nextStep),
    ).toBeUndefined();
  });
});
