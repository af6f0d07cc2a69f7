import { describe, expect, it } from '@jest/globals';
import { link } from '../link/link.ts';
import { aCalendar, cast } from '../shared/stories.ts';
import { happened, story, testId } from '../shared/testing.ts';
import { addDays, addHours } from '../shared/time.ts';
import { around, end, interviewHistories, linkId, place, seat, send, start } from './fixtures.ts';

type Known = keyof typeof interviewHistories;
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('moving', () => {
  const later = { start: addDays(start, 1), end: addDays(end, 1), place, notify: true };
  const move = (interviewerIds: string[], state: Known = 'accepted', related: object = {}) =>
    send(state, 'RescheduleInterview', { ...later, interviewerIds }, {}, related);

  it('asks again with a new link, and keeps the evaluations of who stays', () => {
    const answer = move([cast.interviewer]);
    expect(types(answer.others)).toEqual(['LinkVoided', 'LinkIssued', 'BookingAdded']);
    expect(answer.own[0]?.data).toMatchObject({ seats: [seat], formerStart: start });
    expect(answer.after.state).toEqual({ life: 'NOT_STARTED', reply: 'PENDING_REPLY', signIn: 'UNSIGNED' });
  });

  it('without a message leaves the candidate the link they have, for as long as the interview needs it', () => {
    const quietly = { ...later, notify: false, interviewerIds: [cast.interviewer] };
    const { own, others } = send('accepted', 'RescheduleInterview', quietly);
    expect(types(others)).toEqual(['LinkIssued', 'BookingAdded']);
    expect(own[0]?.data).toMatchObject({ linkId, notify: false });
    expect(others[0]).toMatchObject({
      data: { linkId, purpose: 'interview', expiresAt: addHours(later.end, 2) },
      on: { aggregate: 'link', id: linkId },
    });
    const gone = story(link, linkId, [...(around.link?.events ?? []), happened('LinkExpired', { linkId })]);
    const anew = send('accepted', 'RescheduleInterview', quietly, {}, { link: gone });
    expect(types(anew.others)).toEqual(['LinkIssued', 'BookingAdded']);
    expect(anew.own[0]?.data).not.toMatchObject({ linkId });
  });

  it('takes the place of the former interviewer in the calendars and evaluations', () =>
    expect(types(move([cast.colleague]).others)).toEqual([
      'LinkVoided',
      'LinkIssued',
      'EvaluationRequested',
      'EvaluationWithdrawn',
      'BookingRemoved',
      'BookingAdded',
    ]));

  it('refuses a new time at which an interviewer is taken', () => {
    const booked = aCalendar(cast.colleague, { ...later, interviewId: testId(70), groupId: null });
    expect(move([cast.colleague], 'arranged', { [`calendar:${cast.colleague}`]: booked }).refused).toBe(
      'interview.conflict',
    );
  });

  it('is too late once it began', () =>
    expect(move([cast.interviewer], 'in interview').refused).toBe('interview.started'));
});

describe('replying', () => {
  it('counts until the start, and may change', () => {
    expect(send('arranged', 'AcceptInterview', {}, { now: start }).refused).toBe('interview.started');
    expect(send('in interview', 'AcceptInterview').refused).toBe('interview.started');
    expect(send('accepted', 'DeclineInterview', { reason: 'Ill' }).after.state).toMatchObject({ reply: 'DECLINED' });
    expect(send('declined', 'AcceptInterview').after.state).toMatchObject({ reply: 'ACCEPTED' });
  });

  it('is told to the interviewers where they had been told that nobody comes', () => {
    const told = (state: Known) => send(state, 'AcceptInterview').own[0]?.data;
    expect(told('arranged')).toMatchObject({ interviewerIds: [] });
    expect(told('declined')).toMatchObject({ interviewerIds: [cast.interviewer] });
  });

  it('needs a reason to decline', () =>
    expect(send('arranged', 'DeclineInterview', { reason: ' ' }).refused).toBe('interview.reason_required'));
});
