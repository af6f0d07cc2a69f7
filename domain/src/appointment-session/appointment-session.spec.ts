import { describe, expect, it } from '@jest/globals';
import { beginningsOn } from '../allowed-actions.ts';
import { cellsOf } from '../shared/cells.ts';
import { anAccount, anApplication, anInterviewer, aPosition, applicationEnded, cast } from '../shared/stories.ts';
import { given, onlooker, type Story, story, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData } from './data.ts';
import { decidedAppointmentSession } from './deciders.ts';
import {
  anAppointment,
  appointmentId,
  appointmentSessionFixtures,
  confirmed,
  deadline,
  facts,
  first,
  held,
  second,
  secondAppointmentId,
  seekers,
  segments,
  send,
  sessionHistories,
  sessionId,
  third,
  untouched,
} from './fixtures.ts';
import { freeSeats, hasAnySeat } from './seats.ts';

const [seeker, _other] = seekers;
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
describe('appointment session', () => {
  it.each(cellsOf(appointmentSessionFixtures))('$name', ({ run }) => run());

  describe('creating', () => {
    const plans = segments.map(({ start, end, seats }) => ({ start, end, seats }));
    const create = (more: object = {}, interviewer = anInterviewer()) =>
      given(decidedAppointmentSession, sessionId)
        .related({ position: aPosition(), [`interviewer:${cast.interviewer}`]: interviewer })
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

    it('needs interviewers who can sign in and may evaluate', () =>
      expect(create({}, anAccount(cast.interviewer))).toMatchObject({
        refused: 'interview.interviewer_required',
        path: 'facts.interviewerIds',
      }));

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
    const invite = (events: readonly Told[], applicationIds: string[], related: Readonly<Record<string, Story>> = {}) =>
      send(events, 'InviteToSession', { applicationIds }, {}, related);

    it('only writes seekers down in a draft, and begins their appointments in an open session', () => {
      const later = invite(sessionHistories.DRAFT, [cast.thirdApplication]);
      expect([types(later.own), later.others]).toEqual([['SeekerInvited'], []]);
      const now = invite(untouched, [cast.thirdApplication]);
      expect(types(now.others)).toEqual(['AppointmentInvited', 'LinkIssued', 'WorkOpened']);
      expect(now.others[1]?.data).toMatchObject({ purpose: 'appointment', stepUp: 'tail' });
      // A session lasts 31 days from its first segment at the most, and its interviews are read for two hours more.
      expect(now.others[1]?.data).toMatchObject({ expiresAt: addHours(first.start, 31 * 24 + 2) });
    });

    it('leaves out who is not qualified, and says who', () => {
      const applicationIds = [cast.application, cast.thirdApplication];
      expect(invite(untouched, applicationIds).result).toMatchObject({ skipped: [cast.application] });
      expect(invite(untouched, [cast.application]).refused).toBe('session.no_qualified_seeker');
      const third = { id: cast.thirdApplication, jobSeekerId: cast.thirdJobSeeker };
      for (const unfit of [
        anApplication({ ...third, stage: 'OFFER' }),
        anApplication({ ...third, more: [applicationEnded(third.id)] }),
      ])
        expect(invite(untouched, [third.id], { [`application:${third.id}`]: unfit }).refused).toBe(
          'session.no_qualified_seeker',
        );
    });

    it.each([
      { stage: 'FIRST_INTERVIEW', ended: false, offered: true },
      { stage: 'FINAL_INTERVIEW', ended: false, offered: true },
      { stage: 'DEPT_SCREENING', ended: false, offered: false },
      { stage: 'OFFER', ended: false, offered: false },
      { stage: 'FIRST_INTERVIEW', ended: true, offered: false },
    ] as const)('is offered on an application at $stage, ended: $ended: $offered', ({ stage, ended, offered }) => {
      const shown = tell(anApplication({ stage, more: ended ? [applicationEnded()] : [] }));
      expect(beginningsOn('application', shown, onlooker()).includes('InviteToSession')).toBe(offered);
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

  it('belongs to its position and its principal', () => {
    const { data } = tell(story(appointmentSession, sessionId, untouched));
    expect(appointmentSession.ownership(data as AppointmentSessionData, sessionId)).toEqual({
      positionId: cast.position,
      assignees: [testActor.id],
    });
  });
});
