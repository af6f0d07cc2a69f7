import { describe, expect, it } from '@jest/globals';
import { given, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addMinutes } from '../shared/time.ts';
import { decidedInterview } from './deciders.ts';
import { around, end, interviewHistories, interviewId, kinds, start } from './fixtures.ts';

type Known = keyof typeof interviewHistories;
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

const send = (state: Known, command: string, more: object = {}, occasion: object = {}) =>
  given(decidedInterview, interviewId, interviewHistories[state])
    .related({ ...around, ...kinds })
    .when(command, { interviewId, ...more }, occasion);

describe('attendance', () => {
  const signIn = (now: string, state: Known = 'arranged') => send(state, 'SignInCandidate', {}, { now });

  it('is from an hour before the start to the end', () => {
    expect(signIn(addMinutes(start, -61)).refused).toBe('signin.out_of_window');
    expect(signIn(addMinutes(end, 1)).refused).toBe('signin.out_of_window');
    expect(signIn(end).refused).toBeUndefined();
  });

  it('starts the interview once it may start and was not declined', () => {
    expect(types(signIn(addMinutes(start, -60)).own)).toEqual(['SignedIn']);
    expect(types(signIn(addMinutes(start, -30)).own)).toEqual(['SignedIn', 'InterviewStarted']);
    expect(types(signIn(start, 'declined').own)).toEqual(['SignedIn']);
    expect(types(signIn(start, 'in interview').own)).toEqual(['SignedIn']);
  });

  it('takes the right code only', () => {
    const enter = (code: string) => send('arranged', 'SignInWithCode', { code }, { now: start });
    expect(enter('654321').refused).toBe('signin.code_wrong');
    expect(enter('123456').own[0]?.data).toMatchObject({ by: 'CODE' });
  });

  it('is missed only after the start, and by the timer only after the end', () => {
    const mark = (state: Known, occasion: object) => send(state, 'MarkNotPresent', {}, occasion).refused;
    expect(mark('arranged', { now: testNow })).toBe('signin.not_started');
    expect(mark('in interview', { now: testNow })).toBeUndefined();
    expect(mark('in interview', { now: start, actor: testSystem })).toBe('signin.not_started');
    expect(mark('arranged', { now: end, actor: testSystem })).toBeUndefined();
    expect(mark('declined', { now: end, actor: testSystem })).toBe('interview.invalid_transition');
  });

  it('is put right on the same day', () => {
    const undo = (now: string) => send('not present', 'UndoSignIn', { reason: 'Was in the lobby' }, { now });
    expect(undo(addMinutes(end, 30)).after.state).toMatchObject({ signIn: 'UNSIGNED' });
    expect(undo(addDays(end, 1)).refused).toBe('signin.undo_expired');
  });
});
