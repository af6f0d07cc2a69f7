import { describe, expect, it } from '@jest/globals';
import { arrangedInterview, interviewId } from '../interview/fixtures.ts';
import { interview } from '../interview/interview.ts';
import { cellsOf } from '../shared/cells.ts';
import { aCalendar, aPosition, anApplication, cast, applicationEnded } from '../shared/stories.ts';
import { given, story, type Told, tell, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { appointmentSession } from './appointment-session.ts';
import { decidedAppointmentSession } from './deciders.ts';
import {
  anAppointment,
  appointmentId,
  appointmentSessionFixtures,
  around,
  arrangedAs,
  closedNow,
  confirmed,
  deadline,
  facts,
  first,
  generated,
  held,
  invited,
  reserved,
  second,
  secondAppointmentId,
  seekers,
  segments,
  sessionHistories,
  sessionId,
  slotHeld,
  third,
  untouched,
} from './fixtures.ts';
import type { AppointmentSessionData } from './lifecycle.ts';
import { freeSeats, hasAnySeat } from './seats.ts';

const [seeker, other] = seekers;
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const send = (
  events: readonly Told[],
  command: string,
  more: object = {},
  occasion: object = {},
  related: object = {},
) =>
  given(decidedAppointmentSession, sessionId, events)
    .related({ ...around, ...related })
    .when(command, { appointmentSessionId: sessionId, ...more }, occasion);

describe('appointment session', () => {
  it.each(cellsOf(appointmentSessionFixtures))('$name', ({ run }) => run());

  describe('creating', () => {
    const plans = segments.map(({ start, end, seats }) => ({ start, end, seats }));
    const create = (more: object = {}) =>
      given(decidedAppointmentSession, sessionId)
        .related({ position: aPosition() })
        .when('CreateAppointmentSession', { facts, deadline, segments: plans, ...more });
    const [plan] = plans as [(typeof plans)[number]];

    it('names every segment', () => {
      const answer = create();
      expect(answer.result).toEqual({ appointmentSessionId: sessionId });
      const ids = (answer.after.data as AppointmentSessionData).segments.map(({ segmentId }) => segmentId);
      expect(new Set(ids).size).toBe(3);
    });

    it('needs a place, a duration within a day and a deadline to come before the first segment', () => {
      const nowhere = { ...facts, place: { ...facts.place, site: '' } };
      expect(create({ facts: nowhere })).toMatchObject({ refused: 'session.site_required', path: 'facts.place.site' });
      expect(create({ facts: { ...facts, durationMinutes: 1441 } }).refused).toBe('session.duration_too_long');
      expect(create({ deadline: testNow }).refused).toBe('session.deadline_past');
      expect(create({ deadline: plan.start }).refused).toBe('session.deadline_past');
    });

    it('needs segments that hold an interview, do not overlap and lie within 31 days', () => {
      const late = { start: addDays(plan.start, 31), end: addHours(plan.start, 31 * 24 + 1), seats: 1 };
      expect(create({ segments: [plan, late] }).refused).toBe('session.range_too_long');
      const within = { start: addMinutes(plan.start, 10), end: addMinutes(plan.start, 70), seats: 1 };
      expect(create({ segments: [within, plan] }).refused).toBe('session.segment_overlap');
      const short = { ...plan, end: addMinutes(plan.start, 44) };
      expect(create({ segments: [short] }).refused).toBe('session.duration_too_long');
      const touching = { start: plan.end, end: addHours(plan.end, 1), seats: 1 };
      expect(create({ segments: [touching, plan] }).refused).toBeUndefined();
    });
  });

  describe('inviting', () => {
    const invite = (events: readonly Told[], applicationIds: string[], related: object = {}) =>
      send(events, 'InviteToSession', { applicationIds }, {}, related);

    it('only writes seekers down in a draft, and begins their appointments in an open session', () => {
      const later = invite(sessionHistories.DRAFT, [cast.thirdApplication]);
      expect([types(later.own), later.others]).toEqual([['SeekerInvited'], []]);
      const now = invite(untouched, [cast.thirdApplication]);
      expect(types(now.others)).toEqual(['AppointmentInvited', 'LinkIssued', 'WorkOpened']);
      expect(now.others[1]?.data).toMatchObject({ purpose: 'appointment', stepUp: 'tail', expiresAt: deadline });
    });

    it('leaves out who is not qualified, and says who', () => {
      const applicationIds = [cast.application, cast.thirdApplication];
      expect(invite(untouched, applicationIds).result).toMatchObject({ skipped: [cast.application] });
      expect(invite(untouched, [cast.application]).refused).toBe('session.no_qualified_seeker');
      const third = { id: cast.thirdApplication, jobSeekerId: cast.thirdJobSeeker };
      for (const record of [
        anApplication({ ...third, stage: 'OFFER' }),
        anApplication({ ...third, more: [applicationEnded(third.id)] }),
      ])
        expect(invite(untouched, [third.id], { [`application:${third.id}`]: record }).refused).toBe(
          'session.no_qualified_seeker',
        );
    });

    it('opens for those who still qualify', () => {
      const ended = anApplication({ id: cast.secondApplication, more: [applicationEnded(cast.secondApplication)] });
      const answer = send(
        sessionHistories.DRAFT,
        'OpenAppointmentSession',
        {},
        {},
        {
          [`application:${cast.secondApplication}`]: ended,
          [`appointment:${appointmentId}`]: anAppointment([]),
        },
      );
      expect(types(answer.own)).toEqual(['SeekerRemoved', 'SessionOpened']);
      expect(answer.others).toHaveLength(3);
      expect(send(sessionHistories.DRAFT, 'OpenAppointmentSession', {}, { now: deadline }).refused).toBe(
        'session.deadline_past',
      );
      const nobody = [sessionHistories.DRAFT[0] as Told];
      expect(send(nobody, 'OpenAppointmentSession').refused).toBe('session.no_qualified_seeker');
    });
  });

  describe('urging', () => {
    const urge = (events: readonly Told[], more: object = {}, now = testNow) =>
      send(events, 'UrgeSeekers', more, { now });

    it('reminds who has not reserved, at most once in twelve hours, with the same link', () => {
      const answer = urge(sessionHistories.OPEN);
      expect(answer.own[0]?.data).toMatchObject({ appointmentIds: [secondAppointmentId] });
      expect(answer.others[0]).toMatchObject({ type: 'AppointmentUrged', data: { seed: 'seed' } });
      const urged = [...sessionHistories.OPEN, { ...(answer.own[0] as Told) }];
      expect(urge(urged, {}, addHours(testNow, 11)).refused).toBe('session.none_to_urge');
      expect(urge(urged, {}, addHours(testNow, 12)).refused).toBeUndefined();
      expect(urge(sessionHistories.OPEN, { appointmentIds: [appointmentId] }).refused).toBe('session.none_to_urge');
    });
  });

  describe('seats', () => {
    const dataOf = (...events: Told[]) =>
      tell(story(appointmentSession, sessionId, [...untouched, ...events])).data as AppointmentSessionData;
    const inFive = addMinutes(testNow, 5);

    it('count holds until their instant, and never the seeker themself', () => {
      const data = dataOf(held(seeker, first.segmentId, inFive));
      expect(freeSeats(data, first, testNow, secondAppointmentId)).toBe(0);
      expect(freeSeats(data, first, testNow, appointmentId)).toBe(1);
      expect(freeSeats(data, first, inFive, secondAppointmentId)).toBe(1);
    });

    it('count one place per seeker, however often they chose', () => {
      const twice = dataOf(
        held(seeker, second.segmentId),
        confirmed(seeker, second.segmentId),
        held(seeker, second.segmentId),
      );
      expect(freeSeats(twice, second, testNow, secondAppointmentId)).toBe(1);
      const moved = dataOf(held(seeker, first.segmentId), held(seeker, second.segmentId));
      expect(freeSeats(moved, first, testNow, secondAppointmentId)).toBe(1);
      expect(dataOf(confirmed(seeker, first.segmentId), confirmed(seeker, third.segmentId)).holdings).toHaveLength(1);
    });

    it('are over once the segment began', () => {
      expect(freeSeats(dataOf(), first, first.start, appointmentId)).toBe(0);
      expect(hasAnySeat(dataOf(), third.start, appointmentId)).toBe(false);
    });

    it('keep a used segment from being removed', () => {
      const remove = (events: Told[], now = testNow) =>
        send([...untouched, ...events], 'RemoveSegment', { segmentId: first.segmentId }, { now }).refused;
      expect(remove([held(seeker, first.segmentId, inFive)])).toBe('session.segment_in_use');
      expect(remove([held(seeker, first.segmentId, inFive)], inFive)).toBeUndefined();
      expect(remove([confirmed(seeker, first.segmentId)], inFive)).toBe('session.segment_in_use');
      expect(send(untouched, 'RemoveSegment', { segmentId: testId(99) }).refused).toBe('common.not_found');
    });

    it('are added in segments of their own after the deadline', () => {
      const add = (start: string) =>
        send(untouched, 'AddSegment', { segment: { start, end: addHours(start, 1), seats: 1 }, temporary: true })
          .refused;
      expect(add(addMinutes(first.start, 30))).toBe('session.segment_overlap');
      expect(add(deadline)).toBe('session.deadline_past');
      expect(add(addHours(third.end, 1))).toBeUndefined();
    });
  });

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
      const extend = (to: string) => send(sessionHistories.CLOSED, 'ExtendSessionDeadline', { deadline: to });
      expect(extend(testNow).refused).toBe('session.deadline_past');
      const answer = extend(addDays(deadline, 1));
      expect(types(answer.others)).toEqual([
        'AppointmentDeadlineExtended',
        'LinkIssued',
        'AppointmentDeadlineExtended',
        'LinkIssued',
      ]);
      expect(answer.after.data).toMatchObject({ deadline: addDays(deadline, 1) });
    });
  });

  describe('arranging', () => {
    const generate = (more: object = {}, related: object = {}) =>
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

    it('arranges nobody twice, nobody who is editing, and nobody whose record ended', () => {
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
      const colleague = { [`calendar:${cast.colleague}`]: aCalendar(cast.colleague) };
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
    const adjust = (segmentId: string, more: Told[] = [], occasion: object = {}, related: object = {}) =>
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

    it('cancels every appointment with the session', () => {
      const answer = send(arranged, 'CancelAppointmentSession', { reason: 'Moved' }, {}, related);
      expect(types(answer.others)).toEqual([
        'AppointmentCancelled',
        'WorkClosed',
        'AppointmentCancelled',
        'WorkClosed',
      ]);
      expect(answer.own[0]?.data).toMatchObject({ reason: 'Moved', positionId: cast.position });
    });
  });

  it('belongs to its position and its principal', () => {
    const { data } = tell(story(appointmentSession, sessionId, untouched));
    expect(appointmentSession.ownership(data as AppointmentSessionData, sessionId)).toEqual({
      positionId: cast.position,
      assignees: [testActor.id],
    });
  });
});
