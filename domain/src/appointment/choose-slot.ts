import { appointmentSession, freeSeats, hasAnySeat, segmentOf } from '../appointment-session/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAppointment } from './about.ts';
import { appointment } from './appointment.ts';
import { cancelled, closed, heldUntil, needSession, sessionOf } from './session.ts';

/** Holds a seat for some minutes. The hold counts from the session's stream: whoever writes it first has the seat. */
export const chooseSlot = appointment.decider('ChooseSlot', {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { id, payload, now } = context;
    const session = sessionOf(context);
    const refused = closed(context);
    if (refused) return refused;
    if (!hasAnySeat(session.data, now, id)) return refuse('appointment.no_time');
    const segment = segmentOf(session.data, payload.segmentId);
    if (segment === undefined) return refuse('common.not_found', undefined, 'segmentId');
    if (freeSeats(session.data, segment, now, id) === 0)
      return refuse('appointment.slot_taken', undefined, 'segmentId');
    const until = heldUntil(context);
    const { segmentId, start, end } = segment;
    const about = aboutAppointment(context);
    return accept([
      appointment.fact('SlotHeld', { ...about, segmentId, start, end, until }),
      appointmentSession.factOn(session.id, 'SeatHeld', { ...about, segmentId, until }),
    ]);
  },
});
