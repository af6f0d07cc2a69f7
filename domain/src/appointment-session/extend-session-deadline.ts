import { appointment } from '../appointment/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { takes } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSession } from './about.ts';
import { appointmentExtended, appointmentOf, needAppointments, needLinks } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData } from './data.ts';

const changeable = (data: AppointmentSessionData) =>
  data.seekers.filter(({ reservation, arranged }) => reservation !== 'REFUSED' && !arranged);

/** A closed session opens again until a later deadline; whoever may still choose gets a new link. */
export const extendSessionDeadline = appointmentSession.decider('ExtendSessionDeadline', {
  needs: ({ data, related }) => ({
    ...needAppointments(changeable(data)),
    ...needLinks(changeable(data), related),
  }),
  decide: (context) => {
    const { data, payload, now, related } = context;
    const { deadline } = payload;
    if (!isBefore(now, deadline)) return refuse('session.deadline_past', undefined, 'deadline');
    return accept([
      appointmentSession.fact('SessionReopened', { ...aboutSession(context), deadline }),
      ...changeable(data)
        .map((seeker) => appointmentOf(related, seeker))
        .filter((one) => takes(appointment, one, 'AppointmentDeadlineExtended'))
        .flatMap((one) => appointmentExtended(one, deadline, context)),
    ]);
  },
});
