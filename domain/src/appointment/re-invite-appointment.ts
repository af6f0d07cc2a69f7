import { isActiveApplication, workOpened } from '../application/index.ts';
import { appointmentSession } from '../appointment-session/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAppointment } from './about.ts';
import { applicationOf, needApplication } from './application.ts';
import { appointment } from './appointment.ts';
import { appointmentLink } from './appointment-link.ts';
import { cancelled, closed, needSession, sessionOf } from './session.ts';

/** Whoever declined is asked once more. A new link replaces the old one, which may have been forwarded or locked. */
export const reInviteAppointment = appointment.decider('ReInviteAppointment', {
  needs: ({ data }) => ({ ...needSession({ data }), ...needApplication({ data }), ...needLink(data.link) }),
  illegal: cancelled,
  decide: (context) => {
    const { id, data, related } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (!isActiveApplication(applicationOf(context))) return refuse('application.invalid_transition');
    const session = sessionOf(context).data;
    const { deadline } = session;
    const about = aboutAppointment(context);
    const { link, issued } = appointmentLink(context, id, data.jobSeekerId, session);
    return accept([
      appointment.fact('AppointmentReopened', { ...about, deadline, ...link }),
      ...voidLink(related),
      issued,
      appointmentSession.factOn(data.appointmentSessionId, 'SeekerReinvited', about),
      workOpened(data.applicationId, 'APPOINTMENT', id),
    ]);
  },
});
