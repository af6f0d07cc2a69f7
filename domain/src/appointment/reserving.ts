import { freeSeats, hasAnySeat, segmentOf } from '../appointment-session/seats.ts';
import { accept, refuse } from '../shared/decider.ts';
import { addMinutes, isBefore } from '../shared/time.ts';
import { appointmentOf, cancelled, closed, type Deciding, needSession, onSession, sessionLoaded } from './deciding.ts';

/** The hold counts from the session's stream: whoever writes it first has the seat. */
export const chooseSlot: Deciding<'ChooseSlot'> = {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { id, payload, now, settings } = context;
    const session = sessionLoaded(context);
    const refused = closed(context);
    if (refused) return refused;
    if (!hasAnySeat(session.data, now, id)) return refuse('appointment.no_time');
    const segment = segmentOf(session.data, payload.segmentId);
    if (segment === undefined) return refuse('common.not_found', undefined, 'segmentId');
    if (freeSeats(session.data, segment, now, id) === 0)
      return refuse('appointment.slot_taken', undefined, 'segmentId');
    const until = addMinutes(now, settings.slotHoldMinutes);
    const { segmentId, start, end } = segment;
    return accept([
      { type: 'SlotHeld', data: { ...appointmentOf(context), segmentId, start, end, until } },
      onSession('SeatHeld', context, { segmentId, until }),
    ]);
  },
};

/** Only a live hold becomes a seat; after an edit the session frees the former one in the same event. */
export const confirmSlot: Deciding<'ConfirmSlot'> = {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { data, now } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (data.held === null) return refuse('appointment.slot_required', undefined, 'segmentId');
    if (data.until === null || !isBefore(now, data.until)) return refuse('appointment.hold_expired');
    const edits = data.edits + (data.reserved === null ? 0 : 1);
    return accept([
      { type: 'SlotReserved', data: { ...appointmentOf(context), ...data.held, edits } },
      onSession('SeatConfirmed', context, { segmentId: data.held.segmentId }),
    ]);
  },
};

/** Back, or the end of the hold. It asks for no open session: a closed one must not keep anybody in reservation. */
export const releaseSlot: Deciding<'ReleaseSlot'> = {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { data, actor, now } = context;
    const bySystem = actor.kind === 'system';
    if (bySystem && data.until !== null && isBefore(now, data.until)) return refuse('appointment.invalid_transition');
    const cause = bySystem ? 'HOLD_EXPIRED' : 'BACK';
    const keepsSeat = data.reserved !== null;
    return accept([
      { type: 'SlotReleased', data: { ...appointmentOf(context), keepsSeat, cause } },
      ...(data.held ? [onSession('SeatFreed', context, { segmentId: data.held.segmentId, was: 'HELD' })] : []),
    ]);
  },
};

/** The old seat stays until the new one is confirmed; only then does the edit count. */
export const editReservation: Deciding<'EditReservation'> = {
  needs: needSession,
  illegal: cancelled,
  decide: (context) => {
    const { data, now, settings } = context;
    const refused = closed(context);
    if (refused) return refused;
    if (data.interviewId !== null) return refuse('appointment.already_arranged');
    if (data.edits >= settings.appointmentEdits)
      return refuse('appointment.no_edits_left', { limit: settings.appointmentEdits });
    const until = addMinutes(now, settings.slotHoldMinutes);
    return accept({ type: 'ReservationEditStarted', data: { ...appointmentOf(context), until } });
  },
};
