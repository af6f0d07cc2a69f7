import { accept } from '../shared/decider.ts';
import { aboutSession } from './about.ts';
import { appointmentCancelled } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import { needEverybody, reservedUnarranged } from './end-of-session.ts';

/** Called off for a reason, with every appointment in it. */
export const cancelAppointmentSession = appointmentSession.decider('CancelAppointmentSession', {
  offered: (shown) => reservedUnarranged(shown) === undefined,
  needs: needEverybody,
  decide: (context) =>
    reservedUnarranged(context) ??
    accept([
      appointmentSession.fact('SessionCancelled', { ...aboutSession(context), reason: context.payload.reason }),
      ...context.data.seekers.flatMap((seeker) => appointmentCancelled(seeker, 'SESSION_CANCELLED', context)),
    ]),
});
