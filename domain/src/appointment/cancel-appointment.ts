import { workClosed } from '../application/index.ts';
import { appointmentSession } from '../appointment-session/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { factIfTaken } from '../shared/handle.ts';
import { aboutAppointment } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import { appointment } from './appointment.ts';
import { cancelled, needSession, sessionOf } from './session.ts';

/** A policy's command: the application ended. A session that is over keeps no books any more. */
export const cancelAppointment = appointment.decider('CancelAppointment', {
  needs: ({ data }) => ({ ...needSession({ data }), ...needApplication({ data }), ...needLink(data.link) }),
  illegal: cancelled,
  decide: (context) => {
    const about = aboutAppointment(context);
    return accept([
      appointment.fact('AppointmentCancelled', { ...about, cause: 'RECORD_ENDED' }),
      ...voidLink(context.related, 'CLOSED'),
      ...factIfTaken(appointmentSession, sessionOf(context), 'SeekerRemoved', about),
      ...workClosed(applicationOf(context), 'APPOINTMENT', context.id),
    ]);
  },
});
