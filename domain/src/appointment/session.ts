import { appointmentSession, takesAnswers } from '../appointment-session/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { addMinutes, isBefore } from '../shared/time.ts';
import type { Context } from './about.ts';
import type { AppointmentData } from './data.ts';

/** Loads the session the appointment belongs to. */
export const needSession = ({ data }: { readonly data: AppointmentData }): Record<string, Ref | undefined> => ({
  session: data.appointmentSessionId === '' ? undefined : appointmentSession.ref(data.appointmentSessionId),
});

export const sessionOf = ({ related }: Pick<Context, 'related'>) => loaded(related, 'session', appointmentSession);

/** Why the session takes no answers any more. */
export function closed(context: Context): Refusal | undefined {
  const session = sessionOf(context);
  const { state, data } = session;
  if (state === 'FINISHED') return refuse('appointment.expired');
  if (state === 'CANCELLED') return refuse('appointment.cancelled');
  if (!takesAnswers(session, context.now)) return refuse('appointment.closed', { deadline: data.deadline });
  return undefined;
}

/** A cancelled appointment says so, whatever is asked of it. */
export const cancelled = ({ state }: { readonly state: string }): Refusal | undefined =>
  state === 'CANCELLED' ? refuse('appointment.cancelled') : undefined;

/** Until when a seat is held that is chosen now: some minutes, and not past the session's deadline, after which nobody could confirm it. */
export function heldUntil(context: Pick<Context, 'related' | 'now' | 'settings'>): string {
  const { deadline } = sessionOf(context).data;
  const until = addMinutes(context.now, context.settings.slotHoldMinutes);
  return isBefore(deadline, until) ? deadline : until;
}
