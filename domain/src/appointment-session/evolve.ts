import type { appointmentSessionEvents, EventsOf } from '@talentlog/contracts';
import { nowhere } from '../interview/index.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';

type SessionEvent = EventsOf<typeof appointmentSessionEvents>;

const change = (data: AppointmentSessionData, appointmentIds: readonly string[], to: Partial<Seeker>) =>
  data.seekers.map((seeker) => (appointmentIds.includes(seeker.appointmentId) ? { ...seeker, ...to } : seeker));

const without = (data: AppointmentSessionData, appointmentId: string, kind: 'all' | 'hold' | 'seat') =>
  data.holdings.filter(
    (holding) =>
      holding.appointmentId !== appointmentId ||
      (kind === 'hold' && holding.until === null) ||
      (kind === 'seat' && holding.until !== null),
  );

/** The fold of a session: its times, who is in it, and the places they have. */
export function evolveAppointmentSession(data: AppointmentSessionData, event: SessionEvent): AppointmentSessionData {
  switch (event.type) {
    case 'SessionCreated': {
      const { facts, place, deadline, segments, createdBy } = event.data;
      return { ...data, facts: { ...facts, place: place ?? nowhere }, deadline, segments, createdBy };
    }
    case 'SegmentAdded':
      return { ...data, segments: [...data.segments, event.data.segment] };
    case 'SegmentRemoved':
      return { ...data, segments: data.segments.filter(({ segmentId }) => segmentId !== event.data.segmentId) };
    case 'SeekersUrged':
      return { ...data, seekers: change(data, event.data.appointmentIds, { urgedAt: event.data.urgedAt }) };
    case 'SessionReopened':
      return { ...data, deadline: event.data.deadline };
    case 'ArrangementsGenerated': {
      const arranged = event.data.arrangements.map(({ appointmentId }) => appointmentId);
      return { ...data, seekers: change(data, arranged, { arranged: true }) };
    }
    case 'SessionOpened':
    case 'SessionClosed':
    case 'ArrangementAdjusted':
    case 'SessionFinished':
    case 'SessionCancelled':
      return data;
    default:
      return keepSeats(data, event);
  }
}

type Bookkeeping = Extract<
  SessionEvent,
  { type: `Seeker${'Invited' | 'Reinvited' | 'Refused' | 'Removed'}` | `Seat${string}` }
>;

function keepSeats(data: AppointmentSessionData, event: Bookkeeping): AppointmentSessionData {
  const { appointmentId, applicationId, jobSeekerId } = event.data;
  const only = [appointmentId];
  switch (event.type) {
    case 'SeekerInvited': {
      const fresh = { reservation: 'UNRESERVED', arranged: false, urgedAt: null } as const;
      return { ...data, seekers: [...data.seekers, { appointmentId, applicationId, jobSeekerId, ...fresh }] };
    }
    case 'SeekerReinvited':
      return { ...data, seekers: change(data, only, { reservation: 'UNRESERVED' }) };
    case 'SeekerRefused':
      return {
        ...data,
        seekers: change(data, only, { reservation: 'REFUSED' }),
        holdings: without(data, appointmentId, 'all'),
      };
    case 'SeekerRemoved':
      return {
        ...data,
        seekers: data.seekers.filter((seeker) => seeker.appointmentId !== appointmentId),
        holdings: without(data, appointmentId, 'all'),
      };
    case 'SeatHeld': {
      const { segmentId, until } = event.data;
      return { ...data, holdings: [...without(data, appointmentId, 'hold'), { appointmentId, segmentId, until }] };
    }
    case 'SeatConfirmed': {
      const seat = { appointmentId, segmentId: event.data.segmentId, until: null };
      return {
        ...data,
        seekers: change(data, only, { reservation: 'RESERVED' }),
        holdings: [...without(data, appointmentId, 'all'), seat],
      };
    }
    case 'SeatFreed':
      return event.data.was === 'HELD'
        ? { ...data, holdings: without(data, appointmentId, 'hold') }
        : {
            ...data,
            seekers: change(data, only, { reservation: 'UNRESERVED' }),
            holdings: without(data, appointmentId, 'seat'),
          };
  }
}
