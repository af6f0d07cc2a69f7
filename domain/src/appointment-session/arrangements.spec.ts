import { describe, expect, it } from '@jest/globals';
import { arrangedInterview, interviewId } from '../interview/fixtures.ts';
import { interview } from '../interview/interview.ts';
import { link } from '../link/link.ts';
import { aCalendar, anApplication, anInterviewer, applicationEnded, cast } from '../shared/stories.ts';
import { happened, type Story, story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addMinutes } from '../shared/time.ts';
import type { AppointmentSessionData } from './data.ts';
import {
  anAppointment,
  appointmentId,
  arrangedAs,
  closedNow,
  confirmed,
  deadline,
  facts,
  first,
  generated,
  held,
  invited,
  linkId,
  reserved,
  second,
  secondAppointmentId,
  seekers,
  send,
  sessionHistories,
  sessionId,
  slotHeld,
  third,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const on = { appointmentSessionId: sessionId, positionId: cast.position };
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('a session whose seekers chose', () => {
  describe('closing', () => {
    it('releases the holds with the session, and keeps the seats', () => {
      const history = [...untouched, held(seeker, first.segmentId, addMinutes(deadline, 1))];
      const holding = anAppointment([invited(), slotHeld(first, addMinutes(deadline, 1))]);
      const related = { [`appointment:${appointmentId}`]: holding };
      const early = send(history, 'CloseAppointmentSession', {}, { actor: testSystem }, related);
      expect(early.refused).toBe('appointmentSession.invalid_transition');
      const answer = send(history, 'CloseAppointmentSession', {}, { actor: testSystem, now: deadline }, related);
      expect(types(answer.own)).toEqual(['SeatFreed', 'SessionClosed']);
      expect(answer.others[0]).toMatchObject({ type: 'SlotReleased', data: { keepsSeat: false } });
      expect((answer.after.data as AppointmentSessionData).holdings).toEqual([]);
    });

    it('is undone by a deadline to come, with new links', () => {
      const old = story(link, linkId, [
        happened('LinkIssued', { linkId, jobSeekerId: seeker.jobSeekerId, purpose: 'appointment', stepUp: 'tail' }),
      ]);
      const extend = (to: string) =>
        send(
          sessionHistories.CLOSED,
          'ExtendSessionDeadline',
          { deadline: to },
          {},
          { [`link:${appointmentId}`]: old },
        );
      expect(extend(testNow).refused).toBe('session.deadline_past');
      const answer = extend(addDays(deadline, 1));
      expect(types(answer.others)).toEqual([
        'AppointmentDeadlineExtended',
        'LinkVoided',
        'LinkIssued',
        'AppointmentDeadlineExtended',
        'LinkIssued',
      ]);
      expect(answer.after.data).toMatchObject({ deadline: addDays(deadline, 1) });
    });
  });

  describe('arranging', () => {
    const generate = (more: object = {}, related: Readonly<Record<string, Story>> = {}) =>
      send(sessionHistories.CLOSED, 'GenerateArrangements', more, {}, related);

    it('makes the interview of a reservation, its length after the start', () => {
      const answer = generate();
      expect(types(answer.others)).toEqual([
        'InterviewArranged',
        'LinkIssued',
        'EvaluationRequested',
        'WorkOpened',
        'BookingAdded',
        'AppointmentArranged',
      ]);
      expect(answer.others[0]?.data).toMatchObject({
        start: first.start,
        end: addMinutes(first.start, 45),
        appointmentId,
        appointmentSessionId: sessionId,
        groupId: first.segmentId,
      });
      expect((answer.after.data as AppointmentSessionData).seekers[0]).toMatchObject({ arranged: true });
    });

    it('arranges nobody twice, nobody who is editing, and nobody whose application ended', () => {
      const again = [...sessionHistories.CLOSED, generated(seeker)];
      expect(send(again, 'GenerateArrangements').refused).toBe('session.no_qualified_seeker');
      const editing = anAppointment([...reserved, { type: 'ReservationEditStarted', data: { until: deadline } }]);
      expect(generate({}, { [`appointment:${appointmentId}`]: editing }).refused).toBe('session.no_qualified_seeker');
      const ended = anApplication({ more: [applicationEnded()] });
      expect(generate({}, { [`application:${cast.application}`]: ended }).refused).toBe('session.no_qualified_seeker');
    });

    it('needs the final place and free interviewers', () => {
      const video = { ...facts.place, mode: 'VIDEO', videoTool: 'TEAMS' };
      expect(generate({ place: video }).refused).toBe('interview.site_required');
      const busy = aCalendar(cast.interviewer, { ...first, interviewId: testId(70), groupId: null });
      expect(generate({}, { [`calendar:${cast.interviewer}`]: busy }).refused).toBe('interview.conflict');
      const colleague = {
        [`calendar:${cast.colleague}`]: aCalendar(cast.colleague),
        [`interviewer:${cast.colleague}`]: anInterviewer(cast.colleague),
      };
      expect(generate({ interviewerIds: [cast.colleague] }, colleague).refused).toBeUndefined();
    });

    it('holds two seekers of one segment together', () => {
      const both = [...untouched, confirmed(seeker, second.segmentId), confirmed(other, second.segmentId)];
      const slot = { segmentId: second.segmentId, start: second.start, end: second.end };
      const inSecond = (id: string, who: (typeof seekers)[number]) =>
        anAppointment(
          [invited(who), { type: 'SlotHeld', data: slot }, { type: 'SlotReserved', data: { ...slot, edits: 0 } }],
          id,
        );
      const answer = send(
        both,
        'GenerateArrangements',
        {},
        {},
        {
          [`appointment:${appointmentId}`]: inSecond(appointmentId, seeker),
          [`appointment:${secondAppointmentId}`]: inSecond(secondAppointmentId, other),
        },
      );
      expect(types(answer.others).filter((type) => type === 'InterviewArranged')).toHaveLength(2);
    });
  });

  describe('adjusting', () => {
    const adjust = (
      segmentId: string,
      more: Told[] = [],
      occasion: object = {},
      related: Readonly<Record<string, Story>> = {},
    ) =>
      send([...sessionHistories.OPEN, ...more], 'AdjustArrangement', { appointmentId, segmentId }, occasion, related);

    it('moves the seat, and tells the appointment', () => {
      const answer = adjust(second.segmentId);
      expect(types([...answer.own, ...answer.others])).toEqual([
        'SeatConfirmed',
        'ArrangementAdjusted',
        'SlotAdjusted',
      ]);
      expect((answer.after.data as AppointmentSessionData).holdings).toMatchObject([{ segmentId: second.segmentId }]);
    });

    it('needs a free seat', () => {
      expect(adjust(third.segmentId, [confirmed(other, third.segmentId)]).refused).toBe('session.no_seat');
      expect(adjust(third.segmentId, [], { now: third.start }).refused).toBe('session.no_free_segment');
      expect(adjust(first.segmentId).refused).toBe('common.invalid');
      expect(adjust(testId(99)).refused).toBe('common.not_found');
      const stranger = { appointmentId: secondAppointmentId, segmentId: third.segmentId };
      expect(send(sessionHistories.OPEN, 'AdjustArrangement', stranger).refused).toBe('session.no_qualified_seeker');
    });

    it('moves the interview that was made of it', () => {
      const made = { start: first.start, end: first.end, groupId: first.segmentId, appointmentId };
      const anInterview = story(interview, interviewId, [arrangedInterview(made)]);
      const related = {
        [`appointment:${appointmentId}`]: anAppointment([...reserved, arrangedAs(interviewId)]),
        interview: anInterview,
      };
      const answer = adjust(second.segmentId, [generated(seeker)], {}, related);
      expect(types(answer.others)).toEqual(['SlotAdjusted', 'InterviewRescheduled', 'LinkIssued', 'BookingAdded']);
      expect(answer.others[1]?.data).toMatchObject({ start: second.start, groupId: second.segmentId, notify: true });
      const running = story(interview, interviewId, [arrangedInterview(made), { type: 'InterviewStarted', data: {} }]);
      expect(adjust(second.segmentId, [], {}, { ...related, interview: running }).refused).toBe('interview.started');
    });

    it('waits for a seeker who is editing', () => {
      const editing = anAppointment([...reserved, { type: 'ReservationEditStarted', data: { until: deadline } }]);
      expect(adjust(second.segmentId, [], {}, { [`appointment:${appointmentId}`]: editing }).refused).toBe(
        'appointment.invalid_transition',
      );
    });
  });

  describe('ending', () => {
    const arranged = [...sessionHistories.OPEN, generated(seeker), closedNow];
    const related = { [`appointment:${appointmentId}`]: anAppointment([...reserved, arrangedAs(interviewId)]) };

    it('completes who is arranged and cancels who never answered', () => {
      const answer = send(arranged, 'FinishAppointmentSession', {}, {}, related);
      expect(types(answer.others)).toEqual([
        'AppointmentCompleted',
        'WorkClosed',
        'AppointmentCancelled',
        'WorkClosed',
      ]);
    });

    it('cancels with the session who never answered; an interview that was made of it stands', () => {
      const answer = send(arranged, 'CancelAppointmentSession', { reason: 'Moved' }, {}, related);
      expect(types(answer.others)).toEqual([
        'AppointmentCompleted',
        'WorkClosed',
        'AppointmentCancelled',
        'WorkClosed',
      ]);
      expect(answer.others[0]?.data).toMatchObject({ appointmentId, cause: 'SESSION_FINISHED' });
      expect(answer.others[2]?.data).toMatchObject({
        appointmentId: secondAppointmentId,
        cause: 'SESSION_CANCELLED',
      });
      expect(answer.own[0]?.data).toMatchObject({ reason: 'Moved', positionId: cast.position });
    });

    it('is merely over for who had declined, who is not told that it was called off', () => {
      const declined = [...untouched, happened('SeekerRefused', { ...on, ...other })];
      const theirs = anAppointment(
        [invited(other), happened('AppointmentRejected', { ...on, ...other, reason: 'No time' })],
        secondAppointmentId,
      );
      const books = {
        [`appointment:${appointmentId}`]: anAppointment([invited()]),
        [`appointment:${secondAppointmentId}`]: theirs,
      };
      const { others } = send(declined, 'CancelAppointmentSession', { reason: 'Moved' }, {}, books);
      const causes = others.filter(({ type }) => type === 'AppointmentCancelled').map(({ data }) => data);
      expect(causes).toMatchObject([
        { appointmentId, cause: 'SESSION_CANCELLED' },
        { appointmentId: secondAppointmentId, cause: 'SESSION_FINISHED' },
      ]);
    });
  });
});
