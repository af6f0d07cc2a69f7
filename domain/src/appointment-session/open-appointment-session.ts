import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSeeker, aboutSession } from './about.ts';
import { applicationOf, needApplications, qualifies } from './applications.ts';
import { appointmentBegun } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';

/** Who is not qualified any more is dropped; the others get their appointment and link. */
export const openAppointmentSession = appointmentSession.decider('OpenAppointmentSession', {
  offered: ({ data, now }) => isBefore(now, data.deadline) && data.seekers.length > 0,
  needs: ({ data }) => needApplications(data.seekers.map(({ applicationId }) => applicationId)),
  decide: (context) => {
    const { data, related, now } = context;
    const { deadline, seekers } = data;
    if (!isBefore(now, deadline)) return refuse('session.deadline_past');
    const qualified = seekers.filter((seeker) => qualifies(data, applicationOf(related, seeker)));
    if (qualified.length === 0) return refuse('session.no_qualified_seeker');
    const dropped = seekers.filter((seeker) => !qualified.includes(seeker));
    return accept([
      ...dropped.map((seeker) => appointmentSession.fact('SeekerRemoved', aboutSeeker(context, seeker))),
      appointmentSession.fact('SessionOpened', { ...aboutSession(context), deadline }),
      ...qualified.flatMap((seeker) => appointmentBegun(seeker, context)),
    ]);
  },
});
