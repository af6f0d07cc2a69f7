import { appointmentSession } from '../appointment-session/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutAppointment } from './about.ts';
import { appointment } from './appointment.ts';
import type { AppointmentData } from './data.ts';
import { cancelled, closed, needSession } from './session.ts';

const holdLives = ({ until }: AppointmentData, now: string): boolean => until !== null && isBefore(now, until);

/**
 * Only a live hold becomes a seat, and only the one that the person saw: a second window may have chosen another. After an edit the
 * session frees the former seat in the same event.
 */
export const confirmSlot = appointment.decider('ConfirmSlot', {
  needs: needSession,
  illegal: cancelled,
  offered: ({ data, now }) => data.held !== null && holdLives(data, now),
  decide: (context) => {
    const { data, payload, now } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (data.held === null) return refuse('appointment.slot_required', undefined, 'segmentId');
    if (!holdLives(data, now)) return refuse('appointment.hold_expired');
    if (data.held.segmentId !== payload.segmentId) return refuse('appointment.slot_changed', undefined, 'segmentId');
    const edits = data.edits + (data.reserved === null ? 0 : 1);
    const { segmentId } = data.held;
    const about = aboutAppointment(context);
    return accept([
      appointment.fact('SlotReserved', { ...about, ...data.held, edits }),
      appointmentSession.factOn(data.appointmentSessionId, 'SeatConfirmed', { ...about, segmentId }),
    ]);
  },
});
