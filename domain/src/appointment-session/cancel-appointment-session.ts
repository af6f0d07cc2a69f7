import { accept } from '../shared/decider.ts';
import { aboutSession } from './about.ts';
import { appointmentCancelled, appointmentCompleted } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import { needEverybody, reservedUnarranged } from './end-of-session.ts';

/**
 * Called off for a reason, with every appointment in it that did not become an interview: those stand, and their people are to come.
 * To whoever had declined the session is merely over; nobody tells them that it was called off.
 */
export const cancelAppointmentSession = appointmentSession.decider('CancelAppointmentSession', {
  offered: (shown) => reservedUnarranged(shown) === undefined,
  needs: needEverybody,
  decide: (context) =>
    reservedUnarranged(context) ??
    accept([
      appointmentSession.fact('SessionCancelled', { ...aboutSession(context), reason: context.payload.reason }),
      ...context.data.seekers.flatMap((seeker) => {
        if (seeker.arranged) return appointmentCompleted(seeker, context);
        const isOut = seeker.reservation === 'REFUSED';
        return appointmentCancelled(seeker, isOut ? 'SESSION_FINISHED' : 'SESSION_CANCELLED', context);
      }),
    ]),
});
