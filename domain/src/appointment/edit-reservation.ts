import { accept, refuse } from '../shared/decider.ts';
import { aboutAppointment } from './about.ts';
import { appointment } from './appointment.ts';
import { cancelled, closed, heldUntil, needSession } from './session.ts';

/** The old seat stays until the new one is confirmed; only then does the edit count. */
export const editReservation = appointment.decider('EditReservation', {
  needs: needSession,
  illegal: cancelled,
  offered: ({ data, settings }) => data.interviewId === null && data.edits < settings.appointmentEdits,
  decide: (context) => {
    const { data, settings } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (data.interviewId !== null) return refuse('appointment.already_arranged');
    if (data.edits >= settings.appointmentEdits)
      return refuse('appointment.no_edits_left', { limit: settings.appointmentEdits });
    const until = heldUntil(context);
    return accept(appointment.fact('ReservationEditStarted', { ...aboutAppointment(context), until }));
  },
});
