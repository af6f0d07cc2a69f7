import { workClosed } from '../application/index.ts';
import { appointmentSession } from '../appointment-session/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAppointment } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import { appointment } from './appointment.ts';
import { cancelled, closed, needSession } from './session.ts';

/** The seeker says no, with a reason; their seat and hold are free for others in the same commit. */
export const declineAppointment = appointment.decider('DeclineAppointment', {
  needs: ({ data }) => ({ ...needSession({ data }), ...needApplication({ data }) }),
  illegal: cancelled,
  offered: ({ data }) => data.interviewId === null,
  decide: (context) => {
    const { id, data, payload } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (data.interviewId !== null) return refuse('appointment.already_arranged');
    const { reason } = payload;
    if (reason === '') return refuse('appointment.reason_required', undefined, 'reason');
    const about = aboutAppointment(context);
    return accept([
      appointment.fact('AppointmentRejected', { ...about, reason }),
      appointmentSession.factOn(data.appointmentSessionId, 'SeekerRefused', about),
      ...workClosed(applicationOf(context), 'APPOINTMENT', id),
    ]);
  },
});
