import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { cast } from '../shared/stories.ts';
import { given, happened, testSystem } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { decidedInterview } from './deciders.ts';
import { arrangedInterview, interviewId, kinds, linkId, start as soon, who } from './fixtures.ts';

const start = addDays(soon, 3);
const end = addHours(start, 1);
const dayBefore = addHours(start, -24);
const arranged = arrangedInterview({ start, end });
const accepted = happened('InterviewAccepted', { ...who, start, interviewerIds: [] });
const declined = happened('InterviewDeclined', { ...who, start, reason: 'Ill', interviewerIds: [], arrangedBy: '' });
const remind = (now: string, history = [arranged], wanted = start) =>
  given(decidedInterview, interviewId, history)
    .related(kinds)
    .when('RemindOfInterview', { interviewId, start: wanted }, { actor: testSystem, now });

describe('the reminder of an interview', () => {
  it('says when and where, a day before, and whether an answer is missing', () => {
    expect(remind(dayBefore).own).toMatchObject([
      { type: 'InterviewReminded', data: { start, end, unanswered: true, place: { site: 'Building 3, room 12' } } },
    ]);
    expect(remind(dayBefore, [arranged, accepted]).own).toMatchObject([{ data: { unanswered: false } }]);
  });

  it('repeats the link that went out, and makes another where that one ended', () => {
    const withLink = (state: 'VALID' | 'VOIDED') =>
      given(decidedInterview, interviewId, [arranged])
        .related({ ...kinds, link: aLink(state) })
        .when('RemindOfInterview', { interviewId, start }, { actor: testSystem, now: dayBefore });
    const repeated = withLink('VALID');
    expect(repeated.own).toMatchObject([{ data: { linkId, interviewerIds: [cast.interviewer] } }]);
    expect(repeated.others).toEqual([]);
    const anew = withLink('VOIDED');
    expect(anew.others.map(({ type }) => type)).toEqual(['LinkIssued']);
    const told = (anew.own[0]?.data as { linkId?: string } | undefined)?.linkId;
    expect(told).not.toBe(linkId);
    expect(anew.others).toMatchObject([
      {
        on: { aggregate: 'link', id: told },
        data: { purpose: 'interview', subjectId: interviewId, jobSeekerId: cast.jobSeeker },
      },
    ]);
  });

  it('says from when it is due where it comes early, and comes to nothing once the candidate was erased', () => {
    expect(remind(addMinutes(dayBefore, -1)).params).toEqual({ from: dayBefore });
    const erased = { ...arranged, data: { ...arranged.data, place: null } };
    expect(remind(dayBefore, [erased]).refused).toBe('interview.not_yet');
  });

  it('never comes early, late, twice, or to who declined', () => {
    expect(remind(addMinutes(dayBefore, -1)).refused).toBe('interview.not_yet');
    expect(remind(start).refused).toBe('interview.started');
    const [first] = remind(dayBefore).own;
    expect(remind(addHours(dayBefore, 1), [arranged, happened('InterviewReminded', first?.data ?? {})]).refused).toBe(
      'interview.not_yet',
    );
    expect(remind(dayBefore, [arranged, declined]).refused).toBe('interview.invalid_transition');
  });

  it('of a time that was moved comes to nothing, and of the new time it comes', () => {
    const [first] = remind(dayBefore).own;
    const later = addDays(start, 2);
    const moved = { ...arrangedInterview({ start: later, end: addHours(later, 1) }), type: 'InterviewRescheduled' };
    const history = [arranged, happened('InterviewReminded', first?.data ?? {}), moved];
    expect(remind(addHours(later, -24), history).refused).toBe('interview.not_yet');
    expect(remind(addHours(later, -24), history, later).own).toMatchObject([{ data: { start: later } }]);
  });
});
