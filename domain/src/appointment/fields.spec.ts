import { describe, expect, it } from '@jest/globals';
import {
  appointmentId,
  closedNow,
  deadline,
  first,
  held,
  reserved,
  second,
  seekers,
  sessionId,
} from '../appointment-session/fixtures.ts';
import { cast } from '../shared/stories.ts';
import { given, happened, type Told, testNow } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { needApplication } from './application.ts';
import { noAppointment } from './data.ts';
import { decidedAppointment } from './deciders.ts';
import { appointmentHistories, candidate, inSession, on } from './fixtures.ts';
import { needSession } from './session.ts';

const [, other] = seekers;
const inFive = addMinutes(testNow, 5);
const send = (events: readonly Told[], command: string, session: ReturnType<typeof inSession>, more: object = {}) =>
  given(decidedAppointment, appointmentId, events)
    .related({ session })
    .when(command, { appointmentId, ...more }, { actor: candidate });

describe('an appointment that does not go says which field is wrong', () => {
  const choose = (segmentId: string) =>
    send(
      appointmentHistories.NOT_RESERVED,
      'ChooseSlot',
      inSession('NOT_RESERVED', held(other, first.segmentId, inFive)),
      { segmentId },
    );

  it('a time that somebody else has, or nobody knows', () => {
    expect(choose(first.segmentId)).toMatchObject({ refused: 'appointment.slot_taken', path: 'segmentId' });
    expect(choose(appointmentId)).toMatchObject({ refused: 'common.not_found', path: 'segmentId' });
  });

  it('no time at all', () => {
    const editing = [...reserved, happened('ReservationEditStarted', { ...on, until: inFive })];
    expect(send(editing, 'ConfirmSlot', inSession('RESERVED'), { segmentId: second.segmentId })).toMatchObject({
      refused: 'appointment.slot_required',
      path: 'segmentId',
    });
  });

  it('another time than the one that is held', () =>
    expect(
      send(appointmentHistories.IN_RESERVATION, 'ConfirmSlot', inSession('IN_RESERVATION'), {
        segmentId: second.segmentId,
      }),
    ).toMatchObject({ refused: 'appointment.slot_changed', path: 'segmentId' }));

  it('no reason', () =>
    expect(send(reserved, 'DeclineAppointment', inSession('RESERVED'), { reason: '' })).toMatchObject({
      refused: 'appointment.reason_required',
      path: 'reason',
    }));

  it.each<[string, keyof typeof appointmentHistories, object]>([
    ['ChooseSlot', 'NOT_RESERVED', { segmentId: second.segmentId }],
    ['ConfirmSlot', 'IN_RESERVATION', { segmentId: first.segmentId }],
    ['EditReservation', 'RESERVED', {}],
    ['DeclineAppointment', 'RESERVED', { reason: 'Ill' }],
  ])('%s after the session closed: when that was', (command, state, more) =>
    expect(send(appointmentHistories[state], command, inSession(state, closedNow), more)).toMatchObject({
      refused: 'appointment.closed',
      params: { deadline },
    }),
  );
});

it('an appointment that has not begun has neither session nor application to load', () => {
  expect([needSession({ data: noAppointment }), needApplication({ data: noAppointment })]).toEqual([{}, {}]);
  const begun = { ...noAppointment, appointmentSessionId: sessionId, applicationId: cast.application };
  expect(needSession({ data: begun })).toEqual({ session: { aggregate: 'appointmentSession', id: sessionId } });
  expect(needApplication({ data: begun })).toEqual({
    application: { aggregate: 'application', id: cast.application },
  });
});
