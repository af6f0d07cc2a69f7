import { appointmentSession } from '../appointment-session/index.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutAppointment, type Context } from './about.ts';
import { appointment } from './appointment.ts';
import { cancelled, needSession } from './session.ts';

function seatFreed(context: Context): Fact[] {
  const { held, appointmentSessionId } = context.data;
  if (held === null) return [];
  const freed = { ...aboutAppointment(context), segmentId: held.segmentId, was: 'HELD' } as const;
  return [appointmentSession.factOn(appointmentSessionId, 'SeatFreed', freed)];
}

/** Back, or the end of the hold. It asks for no open session: a closed one must not keep anybody in reservation. */
export const releaseSlot = appointment.decider('ReleaseSlot', {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { data, actor, now } = context;
    const bySystem = actor.kind === 'system';
    if (bySystem && data.until !== null && isBefore(now, data.until)) return refuse('appointment.invalid_transition');
    const cause = bySystem ? 'HOLD_EXPIRED' : 'BACK';
    const keepsSeat = data.reserved !== null;
    const released = { ...aboutAppointment(context), keepsSeat, cause } as const;
    return accept([appointment.fact('SlotReleased', released), ...seatFreed(context)]);
  },
});
