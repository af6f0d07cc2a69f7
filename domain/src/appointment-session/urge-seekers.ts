import { appointment } from '../appointment/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { factIfTaken } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSeeker, aboutSession } from './about.ts';
import { appointmentOf, linkToRepeat, needAppointments, needLinks } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData } from './data.ts';
import { isToRemind } from './reminders.ts';

/** Who would be reminded, before it is asked when they were reminded last. */
const waiting = (data: AppointmentSessionData, appointmentIds: readonly string[] | undefined) =>
  data.seekers.filter(
    ({ appointmentId, reservation }) =>
      reservation === 'UNRESERVED' && (appointmentIds === undefined || appointmentIds.includes(appointmentId)),
  );

/** Reminds who has not chosen yet, with the link they have; with another one where it ended, as after a change of their contact. */
export const urgeSeekers = appointmentSession.decider('UrgeSeekers', {
  offered: ({ data, now, settings }) =>
    isBefore(now, data.deadline) && data.seekers.some((seeker) => isToRemind(seeker, { now, settings })),
  needs: ({ data, payload, related }) => {
    const due = waiting(data, payload.appointmentIds);
    return { ...needAppointments(due), ...needLinks(due, related) };
  },
  decide: (context) => {
    const { data, payload, related, now, settings } = context;
    const { deadline } = data;
    if (!isBefore(now, deadline)) return refuse('session.deadline_past');
    const due = waiting(data, payload.appointmentIds).filter((seeker) => isToRemind(seeker, { now, settings }));
    if (due.length === 0) return refuse('session.none_to_urge', { hours: settings.remindHours });
    const appointmentIds = due.map(({ appointmentId }) => appointmentId);
    return accept([
      appointmentSession.fact('SeekersUrged', { ...aboutSession(context), appointmentIds, urgedAt: now }),
      ...due.flatMap((seeker) => {
        const urged = appointmentOf(related, seeker);
        const { link, issued } = linkToRepeat(urged, context);
        const again = { ...aboutSeeker(context, seeker), deadline, ...link };
        const told = factIfTaken(appointment, urged, 'AppointmentUrged', again);
        return told.length === 0 ? [] : [...told, ...issued];
      }),
    ]);
  },
});
