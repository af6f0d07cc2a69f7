import { appointment } from '../appointment/index.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { factIfTaken } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSeeker, aboutSession, type Context } from './about.ts';
import { appointmentOf, needAppointments } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import type { Holding, Seeker } from './data.ts';
import { holdOf, seatOf } from './seats.ts';

/** The hold goes, and a seat that was being edited stands again. */
function released(seeker: Seeker, { segmentId }: Holding, context: Context): Fact[] {
  const who = aboutSeeker(context, seeker);
  const keepsSeat = seatOf(context.data, seeker.appointmentId) !== undefined;
  return [
    appointmentSession.fact('SeatFreed', { ...who, segmentId, was: 'HELD' }),
    ...factIfTaken(appointment, appointmentOf(context.related, seeker), 'SlotReleased', {
      ...who,
      keepsSeat,
      cause: 'SESSION_CLOSED',
    }),
  ];
}

/** The clock's command at the deadline: whoever was still choosing lost the time; the principal is told who never answered. */
export const closeAppointmentSession = appointmentSession.decider('CloseAppointmentSession', {
  needs: ({ data }) => needAppointments(data.holdings.filter(({ until }) => until !== null)),
  decide: (context) => {
    const { data, now } = context;
    const { facts, seekers } = data;
    if (facts === null || isBefore(now, data.deadline)) return refuse('appointmentSession.invalid_transition');
    const unreserved = seekers.filter(({ reservation }) => reservation === 'UNRESERVED').length;
    return accept([
      ...seekers.flatMap((seeker) => {
        const hold = holdOf(data, seeker.appointmentId);
        return hold ? released(seeker, hold, context) : [];
      }),
      appointmentSession.fact('SessionClosed', {
        ...aboutSession(context),
        principalId: facts.principalId,
        unreserved,
      }),
    ]);
  },
});
