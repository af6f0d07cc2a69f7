import { describe, expect, it } from '@jest/globals';
import type { InterviewPlace } from '@talentlog/contracts';
import { application } from '../application/application.ts';
import { aCalendar, anApplication, cast } from '../shared/stories.ts';
import { given, story, type Told, tell, testId, testNow } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import type { InterviewData } from './data.ts';
import { decidedInterview } from './deciders.ts';
import { around, end, interviewHistories, interviewId, kinds, place, start } from './fixtures.ts';
import { interview } from './interview.ts';
import { isFinal, isPlanned } from './place.ts';

const video = {
  ...place,
  mode: 'VIDEO',
  site: '',
  videoTool: 'TEAMS',
  link: 'https://meet.example.com',
  meetingCode: '7',
} as const;
const phone = { ...place, mode: 'PHONE', site: '', contact: '0591-1' } as const;
const send = (state: keyof typeof interviewHistories, command: string, more: object = {}, occasion: object = {}) =>
  given(decidedInterview, interviewId, interviewHistories[state])
    .related({ ...around, ...kinds })
    .when(command, { interviewId, ...more }, occasion);
const arrange = (more: object = {}, of = anApplication(), calendar = aCalendar(cast.interviewer)) =>
  given(decidedInterview, interviewId)
    .related({ ...kinds, application: of, [`calendar:${cast.interviewer}`]: calendar })
    .when('ArrangeInterview', {
      applicationId: cast.application,
      start,
      end,
      place,
      interviewerIds: [cast.interviewer],
      ...more,
    });

describe('an interview that cannot be arranged says why', () => {
  it('nobody knows the application', () =>
    expect(arrange({}, story(application, cast.application))).toMatchObject({
      refused: 'common.not_found',
      path: 'applicationId',
    }));

  it('it is at another stage', () =>
    expect(arrange({}, anApplication({ stage: 'OFFER' }))).toMatchObject({
      params: { stage: 'OFFER' },
      path: 'applicationId',
    }));

  it('who has no time, and when', () => {
    const busy = aCalendar(cast.interviewer, { interviewId: testId(70), start, end, groupId: null });
    expect(arrange({}, anApplication(), busy).params).toEqual({ interviewerId: cast.interviewer, start });
  });

  it('it would have begun already, be it by a second; this moment is early enough', () => {
    const times = { start: testNow, end };
    expect(arrange({ ...times, start: addMinutes(testNow, -1 / 60) })).toMatchObject({
      refused: 'interview.in_past',
      path: 'start',
      params: { start: addMinutes(testNow, -1 / 60) },
    });
    expect(arrange(times).refused).toBeUndefined();
  });

  it('it is moved to what is over; its own time stays for another room, also once it has come', () => {
    const at = (now: string) => ({ now });
    const move = (more: object, now: string) =>
      send(
        'arranged',
        'RescheduleInterview',
        { start, end, place, interviewerIds: [cast.interviewer], notify: true, ...more },
        at(now),
      );
    const late = addMinutes(start, 5);
    expect(move({ start: addMinutes(start, 4) }, late)).toMatchObject({ refused: 'interview.in_past', path: 'start' });
    expect(move({ start: late }, late).refused).toBeUndefined();
    expect(move({ place: { ...place, site: 'Room 14' } }, late).refused).toBeUndefined();
  });

  it('it is longer than a day; a whole day is not', () => {
    expect(arrange({ end: addMinutes(start, 24 * 60 + 1) }).path).toBe('end');
    expect(arrange({ end: addHours(start, 24) }).refused).toBeUndefined();
    expect(arrange().result).toEqual({ interviewId });
  });
});

describe('a command out of its time says when it is possible', () => {
  it.each([
    ['StartInterview', {}, testNow, { from: addMinutes(start, -30) }],
    ['SignInCandidate', {}, testNow, { from: addMinutes(start, -60), to: end }],
    ['SignInWithCode', { code: '123456' }, testNow, { from: addMinutes(start, -60), to: end }],
    ['MarkNotPresent', {}, testNow, { from: start }],
    ['AcceptInterview', {}, start, { start }],
    ['DeclineInterview', { reason: 'Ill' }, start, { start }],
  ])('%s', (command, more, now, params) => expect(send('arranged', command, more, { now })).toMatchObject({ params }));

  it('or which field is wrong', () => {
    expect(send('arranged', 'DeclineInterview', { reason: '' }).path).toBe('reason');
    expect(send('arranged', 'SignInWithCode', { code: '654321' }, { now: start }).path).toBe('code');
  });
});

describe('a place', () => {
  it.each<[string, InterviewPlace, InterviewPlace]>([
    ['a room', place, { ...place, site: '' }],
    ['a tool', video, { ...video, videoTool: '' }],
    ['a number', phone, { ...phone, contact: '' }],
  ])('is planned with %s', (_what, enough, missing) => {
    expect([isPlanned(enough), isFinal(enough)]).toEqual([true, true]);
    expect([isPlanned(missing), isFinal(missing)]).toEqual([false, false]);
  });

  it('on video is planned before its link and its code are known, and final after', () => {
    for (const later of ['link', 'meetingCode']) {
      const early = { ...video, [later]: '' };
      expect([isPlanned(early), isFinal(early)]).toEqual([true, false]);
    }
  });
});

describe('an interview keeps', () => {
  const after = (...history: readonly Told[]) => tell(story(interview, interviewId, history)).data as InterviewData;
  const moved = (to: object) =>
    send('declined', 'RescheduleInterview', {
      start,
      end,
      place,
      interviewerIds: [cast.interviewer],
      notify: true,
      ...to,
    });

  it('its last time, place and people, and no former answer', () => {
    const later = addDays(start, 1);
    const { after: then } = moved({
      start: later,
      end: addHours(later, 1),
      place: phone,
      interviewerIds: [cast.colleague],
    });
    const kept = { start: later, end: addHours(later, 1), place: phone, interviewerIds: [cast.colleague] };
    expect(then.data).toMatchObject({ ...kept, declineReason: null, attendedAt: null });
  });

  it('why it was declined, until it is accepted', () => {
    const { declined, accepted } = interviewHistories;
    expect(after(...declined).declineReason).toBe('Ill');
    expect(after(...declined, ...accepted.slice(1)).declineReason).toBeNull();
  });

  it('that somebody came, until that is undone', () => {
    const { own, after: then } = send('signed in early', 'UndoSignIn', { reason: 'Wrong person' });
    expect(own).toMatchObject([{ data: { end } }]);
    expect(then.data).toMatchObject({ attendedAt: null });
  });

  it('who may see it', () =>
    expect(interview.ownership(after(...interviewHistories.arranged), interviewId)).toMatchObject({
      positionId: cast.position,
      jobSeekerId: cast.jobSeeker,
      assignees: [cast.interviewer],
    }));
});
