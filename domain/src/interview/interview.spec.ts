import { describe, expect, it } from '@jest/globals';
import { appointment } from '../appointment/appointment.ts';
import { appointmentHistories, on } from '../appointment/fixtures.ts';
import { link } from '../link/link.ts';
import { cellsOf } from '../shared/cells.ts';
import { aCalendar, anAccount, anApplication, anInterviewer, applicationEnded, cast } from '../shared/stories.ts';
import { given, happened, type Story, story, testId, testSystem } from '../shared/testing.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { decidedInterview } from './deciders.ts';
import {
  anEvaluation,
  around,
  arrangedInterview,
  end,
  interviewFixtures,
  interviewId,
  kinds,
  place,
  seat,
  send,
  start,
  who,
} from './fixtures.ts';

const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('interview', () => {
  it.each(cellsOf(interviewFixtures))('$name', ({ run }) => run());

  describe('arranging', () => {
    const wish = { applicationId: cast.application, start, end, place, interviewerIds: [cast.interviewer] };
    const busy = (groupId: string | null, from = start) =>
      aCalendar(cast.interviewer, { interviewId: testId(70), start: from, end: addHours(from, 1), groupId });
    const arrange = (more: object = {}, calendar = aCalendar(cast.interviewer), application = anApplication()) =>
      given(decidedInterview, interviewId)
        .related({ ...kinds, application, [`calendar:${cast.interviewer}`]: calendar })
        .when('ArrangeInterview', { ...wish, ...more });

    it('makes the link, an evaluation per interviewer, the booking and the open work', () => {
      const answer = arrange();
      expect(types(answer.others)).toEqual(['LinkIssued', 'EvaluationRequested', 'WorkOpened', 'BookingAdded']);
      expect(answer.others[0]?.data).toMatchObject({
        purpose: 'interview',
        stepUp: 'tail',
        expiresAt: addHours(end, 2),
      });
      expect(answer.own[0]?.data).toMatchObject({
        signInCode: expect.stringMatching(/^\d{6}$/),
        stage: 'FIRST_INTERVIEW',
      });
    });

    it.each([
      ['arranging', 'ArrangeInterview', wish],
      [
        'moving',
        'RescheduleInterview',
        { interviewId, start, end, place, interviewerIds: [cast.interviewer], notify: true },
      ],
    ])('%s needs interviewers who can sign in and may evaluate', (_name, command, payload) => {
      const suspended = happened('AccountSuspended', { accountId: cast.interviewer, reason: 'Left' });
      const withInterviewer = (story: Story) =>
        given(decidedInterview, interviewId, command === 'ArrangeInterview' ? [] : [arrangedInterview()])
          .related({ ...around, ...kinds, application: anApplication(), [`interviewer:${cast.interviewer}`]: story })
          .when(command, payload);
      expect(withInterviewer(anInterviewer()).refused).toBeUndefined();
      for (const unable of [anInterviewer(cast.interviewer, suspended), anAccount(cast.interviewer)])
        expect(withInterviewer(unable)).toMatchObject({
          refused: 'interview.interviewer_required',
          params: { accountId: cast.interviewer },
          path: 'interviewerIds',
        });
    });

    it('needs every interviewer free, except for interviews held together', () => {
      expect(arrange({}, busy(null))).toMatchObject({ refused: 'interview.conflict', path: 'interviewerIds' });
      expect(arrange({}, busy(null, addMinutes(start, -30))).refused).toBe('interview.conflict');
      expect(arrange({}, busy(null, end)).refused).toBeUndefined();
      const groupId = testId(71);
      expect(arrange({ groupId }, busy(groupId)).refused).toBeUndefined();
      expect(arrange({ groupId }, busy(groupId, addMinutes(start, 30))).refused).toBe('interview.conflict');
      expect(arrange({ groupId }, busy(testId(72))).refused).toBe('interview.conflict');
    });

    it('needs a place to meet, by mode, and at most a day', () => {
      const path = (more: object) => arrange({ place: { ...place, site: '', ...more } }).path;
      expect(path({})).toBe('place.site');
      expect(path({ mode: 'PHONE' })).toBe('place.contact');
      expect(path({ mode: 'VIDEO' })).toBe('place.videoTool');
      expect(path({ mode: 'VIDEO', videoTool: 'TEAMS' })).toBe('place.link');
      const link = 'https://meet.example.com/1';
      expect(path({ mode: 'VIDEO', videoTool: 'TEAMS', link })).toBe('place.meetingCode');
      const video = { mode: 'VIDEO', videoTool: 'TEAMS', link, meetingCode: '77' };
      expect(arrange({ place: video }).refused).toBeUndefined();
      expect(arrange({ end: addHours(start, 25) }).refused).toBe('interview.too_long');
    });

    it.each(['DELIVERED', 'DEPT_SCREENING', 'REVIEW', 'OFFER', 'ONBOARDING'] as const)('is not for %s', (stage) =>
      expect(arrange({}, aCalendar(cast.interviewer), anApplication({ stage }))).toMatchObject({
        refused: 'application.invalid_transition',
        params: { stage },
        path: 'applicationId',
      }),
    );

    it('needs an active application', () => {
      expect(arrange({}, aCalendar(cast.interviewer), anApplication({ more: [applicationEnded()] })).refused).toBe(
        'application.invalid_transition',
      );
      expect(arrange({}, aCalendar(cast.interviewer), { ...anApplication(), events: [] }).refused).toBe(
        'common.not_found',
      );
    });
  });

  describe('running', () => {
    it('starts from half an hour before, unless declined', () => {
      expect(send('arranged', 'StartInterview', {}, { now: addMinutes(start, -31) }).refused).toBe('interview.not_yet');
      expect(send('arranged', 'StartInterview', {}, { now: addMinutes(start, -30) }).refused).toBeUndefined();
      expect(send('declined', 'StartInterview', {}, { now: start }).refused).toBe('interview.invalid_transition');
    });

    it('is not over before it began or its time has come', () => {
      const finish = (state: 'arranged' | 'in interview', now: string) => send(state, 'FinishInterview', {}, { now });
      expect(finish('arranged', addMinutes(start, -1))).toMatchObject({
        refused: 'interview.not_yet',
        params: { from: start },
      });
      expect(finish('arranged', start).refused).toBeUndefined();
      expect(finish('in interview', addMinutes(start, -20)).refused).toBeUndefined();
    });

    it('finishes by itself a day after its end', () => {
      const finish = (now: string) => send('arranged', 'FinishInterview', {}, { now, actor: testSystem });
      expect(finish(addHours(end, 23)).refused).toBe('interview.not_yet');
      expect(types(finish(addHours(end, 24)).others)).toEqual(['BookingRemoved', 'WorkClosed']);
    });

    it.each([
      ['FinishInterview', {}],
      ['CancelInterview', { reason: 'Filled' }],
    ])('ends the link of the appointment that led to it: %s', (command, payload) => {
      const linkId = 'd'.repeat(64);
      const led = { appointmentId: testId(50), appointmentSessionId: testId(51) };
      const about = { ...who, ...led, interviewId: undefined };
      const answer = given(decidedInterview, interviewId, [arrangedInterview(led)])
        .related({
          ...around,
          appointment: story(appointment, led.appointmentId, [happened('AppointmentInvited', { ...about, linkId })]),
          appointmentLink: story(link, linkId, [
            happened('LinkIssued', { linkId, jobSeekerId: cast.jobSeeker, purpose: 'appointment', stepUp: 'tail' }),
          ]),
        })
        .when(command, { interviewId, ...payload }, { now: start });
      const voided = answer.others.filter(
        ({ type, on }) => type === 'LinkVoided' && on && 'id' in on && on.id === linkId,
      );
      expect(voided).toMatchObject([{ data: { linkId, reason: 'CLOSED' } }]);
    });

    it.each([
      ['FinishInterview', {}, 'AppointmentCompleted', 'INTERVIEW_FINISHED'],
      ['CancelInterview', { reason: 'Filled' }, 'AppointmentCancelled', 'INTERVIEW_CANCELLED'],
    ])('tells the appointment what became of it: %s', (command, payload, type, cause) => {
      const { appointmentId, appointmentSessionId } = on;
      const answer = given(decidedInterview, interviewId, [arrangedInterview({ appointmentId, appointmentSessionId })])
        .related({ ...around, appointment: story(appointment, appointmentId, appointmentHistories.RESERVED) })
        .when(command, { interviewId, ...payload }, { now: start });
      const told = answer.others.filter((fact) => fact.on && 'id' in fact.on && fact.on.id === appointmentId);
      expect(told).toMatchObject([{ type, data: { appointmentId, cause } }]);
    });

    it('leaves nothing open when cancelled', () => {
      const cancel = (actor: object) => send('arranged', 'CancelInterview', { reason: 'Filled' }, actor);
      expect(types(cancel({}).others)).toEqual(['LinkVoided', 'EvaluationWithdrawn', 'BookingRemoved', 'WorkClosed']);
      expect(cancel({ actor: testSystem }).own[0]?.data).toMatchObject({ cause: 'RECORD_ENDED' });
      expect(send('in interview', 'CancelInterview', { reason: 'Filled' }).refused).toBe('interview.started');
    });

    it('keeps what was already evaluated', () => {
      const told = anEvaluation(cast.interviewer, seat.evaluationId);
      const withdrawn = { ...told, events: [...told.events, { type: 'EvaluationWithdrawn', data: {} }] };
      const answer = send(
        'arranged',
        'CancelInterview',
        { reason: 'Filled' },
        {},
        {
          [`evaluation:${seat.evaluationId}`]: withdrawn,
        },
      );
      expect(types(answer.others)).not.toContain('EvaluationWithdrawn');
    });
  });
});
