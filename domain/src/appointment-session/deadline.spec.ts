import { describe, expect, it } from '@jest/globals';
import { appointmentHistories, on } from '../appointment/fixtures.ts';
import { cast } from '../shared/stories.ts';
import { happened, type Story, type Told, testActor, testSystem } from '../shared/testing.ts';
import { addDays, addMinutes } from '../shared/time.ts';
import {
  anAppointment,
  appointmentId,
  confirmed,
  deadline,
  first,
  generated,
  held,
  invited,
  reserved,
  second,
  secondAppointmentId,
  seekers,
  send,
  sessionHistories,
  sessionId,
  slotHeld,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const about = { appointmentSessionId: sessionId, positionId: cast.position };
const until = addMinutes(deadline, 1);

describe('a session that closes', () => {
  const closing = (events: readonly Told[], mine: readonly Told[]) =>
    send(
      events,
      'CloseAppointmentSession',
      {},
      { actor: testSystem, now: deadline },
      { [`appointment:${appointmentId}`]: anAppointment(mine) },
    );
  const looking = [...reserved, happened('ReservationEditStarted', { ...on, until }), slotHeld(second, until)];

  it('tells the principal how many never answered', () => {
    const closed = (...events: readonly Told[]) =>
      closing([...untouched, ...events], appointmentHistories.NOT_RESERVED).own.at(-1)?.data;
    expect(closed()).toEqual({ ...about, principalId: testActor.id, unreserved: 2 });
    expect(closed(happened('SeekerRefused', { ...about, ...other }))).toMatchObject({ unreserved: 1 });
    expect(closed(confirmed(seeker, first.segmentId), confirmed(other, second.segmentId))).toMatchObject({
      unreserved: 0,
    });
  });

  it('gives back a time that was looked at, and leaves the one that was reserved', () => {
    const { own, others } = closing([...sessionHistories.OPEN, held(seeker, second.segmentId, until)], looking);
    expect(own[0]?.data).toEqual({ ...about, ...seeker, segmentId: second.segmentId, was: 'HELD' });
    expect(others).toMatchObject([{ type: 'SlotReleased', data: { keepsSeat: true, cause: 'SESSION_CLOSED' } }]);
  });
});

describe('a session that opens again', () => {
  const extend = (events: readonly Told[], related: Readonly<Record<string, Story>> = {}) =>
    send(events, 'ExtendSessionDeadline', { deadline: addDays(deadline, 1) }, {}, related)
      .others.filter(({ type }) => type === 'AppointmentDeadlineExtended')
      .map(({ data }) => (data as { appointmentId: string }).appointmentId);
  const closed = sessionHistories.CLOSED.at(-1) as Told;

  it('asks everybody who may still choose', () =>
    expect(extend(sessionHistories.CLOSED)).toEqual([appointmentId, secondAppointmentId]));

  it('asks nobody who refused, and nobody whose interview is made', () => {
    const refused = happened('SeekerRefused', { ...about, ...other });
    expect(extend([...sessionHistories.OPEN, refused, closed])).toEqual([appointmentId]);
    expect(extend([...sessionHistories.OPEN, generated(seeker), closed])).toEqual([secondAppointmentId]);
  });

  it('asks nobody whose appointment is over', () => {
    const over = anAppointment(appointmentHistories.CANCELLED);
    expect(extend(sessionHistories.CLOSED, { [`appointment:${appointmentId}`]: over })).toEqual([secondAppointmentId]);
  });
});

describe('a session that ends', () => {
  const refusedBySecond = happened('SeekerRefused', { ...about, ...other });
  const finish = (...events: readonly Told[]) =>
    send(
      [...untouched, ...events],
      'FinishAppointmentSession',
      {},
      {},
      {
        [`appointment:${appointmentId}`]: anAppointment(appointmentHistories.NOT_RESERVED),
        [`appointment:${secondAppointmentId}`]: anAppointment([invited(other)], secondAppointmentId),
      },
    ).others.map(({ type, on: at }) => [type, at && 'id' in at ? at.id : undefined]);

  it('tells those who never answered, and nobody who refused', () => {
    expect(finish(refusedBySecond)).toEqual([
      ['AppointmentCancelled', appointmentId],
      ['WorkClosed', cast.application],
    ]);
  });
});
