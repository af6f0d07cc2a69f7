import { accept } from '../shared/decider.ts';
import { aboutSession } from './about.ts';
import { appointmentCancelled, appointmentCompleted } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import { needEverybody, reservedUnarranged } from './end-of-session.ts';

/** Arranged appointments are completed; who never reserved is told that it is over. */
export const finishAppointmentSession = appointmentSession.decider('FinishAppointmentSession', {
  offered: (shown) => reservedUnarranged(shown) === undefined,
  needs: needEverybody,
  decide: (context) =>
    reservedUnarranged(context) ??
    accept([
      appointmentSession.fact('SessionFinished', aboutSession(context)),
      ...context.data.seekers.flatMap((seeker) => {
        if (seeker.arranged) return appointmentCompleted(seeker, context);
        if (seeker.reservation === 'REFUSED') return [];
        return appointmentCancelled(seeker, 'SESSION_FINISHED', context);
      }),
    ]),
});
