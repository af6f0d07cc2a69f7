import { appointmentEvents } from '@talentlog/contracts';
import { type TimerAction, timersOf } from '../shared/timers.ts';

interface Appointment {
  readonly appointmentId: string;
}

const timer = (id: string) => `hold:${id}`;
const whileHeld = ({ appointmentId, until }: Appointment & { readonly until: string }): readonly TimerAction[] => [
  { set: timer(appointmentId), at: until, command: { name: 'ReleaseSlot', payload: { appointmentId } } },
];
const over = ({ appointmentId }: Appointment): readonly TimerAction[] => [{ cancel: timer(appointmentId) }];

/** A hold, and an edit without a choice, end by themselves. */
export const appointmentTimers = timersOf(appointmentEvents)({
  SlotHeld: ({ data }) => whileHeld(data),
  ReservationEditStarted: ({ data }) => whileHeld(data),
  SlotReserved: ({ data }) => over(data),
  SlotReleased: ({ data }) => over(data),
  AppointmentRejected: ({ data }) => over(data),
  AppointmentCancelled: ({ data }) => over(data),
});
