import { describe, expect, it } from '@jest/globals';
import {
  applicationsOfSeekers,
  appointmentId,
  arrangedAs,
  closedNow,
  confirmed,
  deadline,
  first,
  held,
  invited,
  linkId,
  reserved,
  second,
  seekers,
  segments,
  slotHeld,
  slotReserved,
  third,
} from '../appointment-session/fixtures.ts';
import { link } from '../link/link.ts';
import { cellsOf } from '../shared/cells.ts';
import { anApplication, applicationEnded, cast } from '../shared/stories.ts';
import { given, happened, story, type Told, testNow, testSystem } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { mergeTimers } from '../shared/timers.ts';
import { decidedAppointment } from './deciders.ts';
import { appointmentFixtures, appointmentHistories, candidate, inSession, on } from './fixtures.ts';
import { appointmentTimers } from './timers.ts';

const [, other] = seekers;
const confirming = { segmentId: first.segmentId };
const inFive = addMinutes(testNow, 5);
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const underWay = applicationsOfSeekers[`application:${cast.application}`];

const send = (
  events: readonly Told[],
  command: string,
  session: ReturnType<typeof inSession>,
  more: object = {},
  occasion: object = {},
) =>
  given(decidedAppointment, appointmentId, events)
    .related({ session, ...(underWay ? { application: underWay } : {}), aLink: story(link, 'b'.repeat(64)) })
    .when(command, { appointmentId, ...more }, { actor: candidate, ...occasion });

describe('appointment', () => {
  it.each(cellsOf(appointmentFixtures))('$name', ({ run }) => run());

  describe('choosing', () => {
    const choose = (segmentId: string, session = inSession('NOT_RESERVED'), now = testNow) =>
      send(appointmentHistories.NOT_RESERVED, 'ChooseSlot', session, { segmentId }, { now });

    it('holds a seat no longer than times may be booked: after that nobody could confirm it', () => {
      const answer = choose(first.segmentId, inSession('NOT_RESERVED'), addMinutes(deadline, -2));
      expect([...answer.own, ...answer.others]).toMatchObject([
        { type: 'SlotHeld', data: { until: deadline } },
        { type: 'SeatHeld', data: { until: deadline } },
      ]);
    });
    it('holds a seat for five minutes on both streams', () => {
      const answer = choose(first.segmentId);
      expect(answer.own[0]).toMatchObject({ type: 'SlotHeld', data: { until: inFive, start: first.start } });
      expect(answer.others).toMatchObject([{ type: 'SeatHeld', data: { until: inFive, segmentId: first.segmentId } }]);
    });

    it('cannot take what another one holds or has, unless the hold ran out', () => {
      const taken = inSession('NOT_RESERVED', held(other, first.segmentId, inFive));
      expect(choose(first.segmentId, taken).refused).toBe('appointment.slot_taken');
      expect(choose(first.segmentId, taken, inFive).refused).toBeUndefined();
      const confirmedByOther = inSession('NOT_RESERVED', confirmed(other, first.segmentId));
      expect(choose(first.segmentId, confirmedByOther, inFive).refused).toBe('appointment.slot_taken');
    });

    it('says when no time is left at all', () => {
      const full = segments.map(({ segmentId }, index) =>
        happened('SeatConfirmed', { ...on, appointmentId: `full-${index}`, segmentId }),
      );
      const more = happened('SeatConfirmed', { ...on, appointmentId: 'full-3', segmentId: second.segmentId });
      expect(choose(first.segmentId, inSession('NOT_RESERVED', ...full, more)).refused).toBe('appointment.no_time');
    });

    it('is over at the deadline, even before the session was closed', () => {
      expect(choose(first.segmentId, inSession(''), deadline).refused).toBe('appointment.closed');
      expect(choose(first.segmentId, inSession('', closedNow)).refused).toBe('appointment.closed');
      const finished = inSession('', happened('SessionFinished', on));
      expect(choose(first.segmentId, finished).refused).toBe('appointment.expired');
      const cancelled = inSession('', happened('SessionCancelled', { ...on, reason: '' }));
      expect(choose(first.segmentId, cancelled).refused).toBe('appointment.cancelled');
    });

    it('of an unknown segment is not possible', () => expect(choose(appointmentId).refused).toBe('common.not_found'));
  });

  describe('confirming', () => {
    it('turns a live hold into a seat', () => {
      const confirm = (now: string) =>
        send(appointmentHistories.IN_RESERVATION, 'ConfirmSlot', inSession('IN_RESERVATION'), confirming, { now });
      expect(confirm(inFive).refused).toBe('appointment.hold_expired');
      const answer = confirm(addMinutes(testNow, 4));
      expect(answer.own[0]).toMatchObject({ type: 'SlotReserved', data: { edits: 0, segmentId: first.segmentId } });
      expect(types(answer.others)).toEqual(['SeatConfirmed']);
    });

    it('needs a choice', () => {
      const editing = [...reserved, happened('ReservationEditStarted', { ...on, until: inFive })];
      expect(send(editing, 'ConfirmSlot', inSession('RESERVED'), confirming).refused).toBe('appointment.slot_required');
    });

    it('books no other time than the one it names', () => {
      const { IN_RESERVATION: holdsFirst } = appointmentHistories;
      const seen = { segmentId: second.segmentId };
      expect(send(holdsFirst, 'ConfirmSlot', inSession('IN_RESERVATION'), seen)).toMatchObject({
        refused: 'appointment.slot_changed',
        own: [],
      });
    });
  });

  describe('editing', () => {
    const editing = [...reserved, happened('ReservationEditStarted', { ...on, until: inFive })];
    const session = inSession('RESERVED');

    it('keeps the old seat until the new one is confirmed, and counts then', () => {
      const chosen = send(editing, 'ChooseSlot', session, { segmentId: second.segmentId });
      const back = send(
        [...editing, slotHeld(second)],
        'ReleaseSlot',
        inSession('RESERVED', held(seekers[0], second.segmentId)),
      );
      expect(chosen.after.state).toBe('IN_RESERVATION');
      expect(back.after).toMatchObject({
        state: 'RESERVED',
        data: { reserved: { segmentId: first.segmentId }, edits: 0 },
      });
      expect(back.others).toMatchObject([{ type: 'SeatFreed', data: { was: 'HELD', segmentId: second.segmentId } }]);
      const done = send(
        [...editing, slotHeld(second)],
        'ConfirmSlot',
        inSession('RESERVED', held(seekers[0], second.segmentId)),
        { segmentId: second.segmentId },
      );
      expect(done.after).toMatchObject({
        state: 'RESERVED',
        data: { reserved: { segmentId: second.segmentId }, edits: 1 },
      });
    });

    it('is limited, and over once the interview is arranged', () => {
      const edit = (...more: Told[]) => send([...reserved, ...more], 'EditReservation', session);
      const again = (edits: number) => [
        happened('ReservationEditStarted', { ...on, until: inFive }),
        slotHeld(third),
        slotReserved(third, edits),
      ];
      expect(edit(...again(1)).refused).toBeUndefined();
      expect(edit(...again(2))).toMatchObject({ refused: 'appointment.no_edits_left', params: { limit: 2 } });
      expect(edit(arrangedAs(appointmentId)).refused).toBe('appointment.already_arranged');
    });
  });

  describe('releasing', () => {
    const release = (now: string, actor: object = { actor: testSystem }) =>
      send(appointmentHistories.IN_RESERVATION, 'ReleaseSlot', inSession('IN_RESERVATION'), {}, { ...actor, now });

    it('is by the seeker at any time, by the timer once the hold is over', () => {
      expect(release(testNow).refused).toBe('appointment.invalid_transition');
      expect(release(inFive).own[0]?.data).toMatchObject({ cause: 'HOLD_EXPIRED' });
      expect(release(testNow, {}).own[0]?.data).toMatchObject({ cause: 'BACK', keepsSeat: false });
    });

    it('works after the session closed', () => {
      const closed = inSession('IN_RESERVATION', closedNow);
      expect(send(appointmentHistories.IN_RESERVATION, 'ReleaseSlot', closed).refused).toBeUndefined();
    });
  });

  describe('declining', () => {
    it('frees the seat and closes the work, for a reason', () => {
      const decline = (reason: string, ...more: Told[]) =>
        send([...reserved, ...more], 'DeclineAppointment', inSession('RESERVED'), { reason });
      expect(decline('').refused).toBe('appointment.reason_required');
      expect(types(decline('Another offer').others)).toEqual(['SeekerRefused', 'WorkClosed']);
      expect(decline('Another offer', arrangedAs(appointmentId)).refused).toBe('appointment.already_arranged');
    });

    it('can be followed by another invitation with a new link', () => {
      const old = story(link, linkId, [happened('LinkIssued', { linkId, jobSeekerId: cast.jobSeeker })]);
      const invite = (told: ReturnType<typeof anApplication>) =>
        given(decidedAppointment, appointmentId, appointmentHistories.REJECTED)
          .related({ session: inSession('REJECTED'), application: told, link: old })
          .when('ReInviteAppointment', { appointmentId });
      expect(types(invite(anApplication()).others)).toEqual([
        'LinkVoided',
        'LinkIssued',
        'SeekerReinvited',
        'WorkOpened',
      ]);
      expect(invite(anApplication({ more: [applicationEnded()] })).refused).toBe('application.invalid_transition');
    });
  });

  describe('being cancelled', () => {
    it('frees the seat in a session that still counts', () => {
      const cancel = (session: ReturnType<typeof inSession>) =>
        types(send(reserved, 'CancelAppointment', session, {}, { actor: testSystem }).others);
      expect(cancel(inSession('RESERVED'))).toEqual(['SeekerRemoved', 'WorkClosed']);
      expect(cancel(inSession('RESERVED', happened('SessionFinished', on)))).toEqual(['WorkClosed']);
    });

    it('is what every later wish is told', () =>
      expect(send(appointmentHistories.CANCELLED, 'ConfirmSlot', inSession(''), confirming).refused).toBe(
        'appointment.cancelled',
      ));
  });

  it('has one timer, for the hold or the edit', () => {
    const rules = mergeTimers(appointmentTimers);
    const set = rules.SlotHeld?.({ type: 'SlotHeld', data: slotHeld(first).data, at: testNow });
    expect(set).toEqual([
      { set: `hold:${appointmentId}`, at: inFive, command: { name: 'ReleaseSlot', payload: { appointmentId } } },
    ]);
    const gone = rules.SlotReserved?.({ type: 'SlotReserved', data: slotReserved(first).data, at: testNow });
    expect(gone).toEqual([{ cancel: `hold:${appointmentId}` }]);
    expect(
      rules.AppointmentInvited?.({ type: 'AppointmentInvited', data: invited().data, at: testNow }),
    ).toBeUndefined();
  });
});
