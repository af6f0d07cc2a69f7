import type { appointmentCommands, PayloadOf } from '@talentlog/contracts';
import { applicationRef } from '../application/work.ts';
import { appointmentSession } from '../appointment-session/appointment-session.ts';
import type { DataOf, Ref } from '../shared/aggregate.ts';
import { type DecideContext, type Decider, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { AppointmentData } from './lifecycle.ts';

type Commands = typeof appointmentCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, AppointmentData, string>;
export type Context<P = unknown> = DecideContext<P, AppointmentData, string>;
type Known = Pick<Context, 'id' | 'data'>;

/** What every fact about an appointment names, on its own stream and on the session's. */
export const appointmentOf = ({ id, data }: Known) => ({
  appointmentId: id,
  appointmentSessionId: data.appointmentSessionId,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});

export const needSession = ({ data }: { readonly data: AppointmentData }): Record<string, Ref | undefined> => ({
  session:
    data.appointmentSessionId === '' ? undefined : { aggregate: 'appointmentSession', id: data.appointmentSessionId },
});
export const needSessionAndRecord = ({
  data,
}: {
  readonly data: AppointmentData;
}): Record<string, Ref | undefined> => ({
  ...needSession({ data }),
  application: data.applicationId === '' ? undefined : applicationRef(data.applicationId),
});

export const sessionLoaded = ({ related }: Pick<Context, 'related'>) => loaded(related, 'session', appointmentSession);

/** Seekers answer while the session is open and before its deadline, also when the timer that closes it is late. */
export function closed(context: Context): Refusal | undefined {
  const { state, data } = sessionLoaded(context);
  if (state === 'FINISHED') return refuse('appointment.expired');
  if (state === 'CANCELLED') return refuse('appointment.cancelled');
  if (state !== 'OPEN' || !isBefore(context.now, data.deadline))
    return refuse('appointment.closed', { deadline: data.deadline });
  return undefined;
}

/** A cancelled appointment says so, whatever is asked of it. */
export const cancelled = ({ state }: { readonly state: string }): Refusal | undefined =>
  state === 'CANCELLED' ? refuse('appointment.cancelled') : undefined;

/** A fact of the session's books about this seeker. */
type SessionEvents = typeof appointmentSession.events;
type About = ReturnType<typeof appointmentOf>;
export const onSession = <K extends keyof SessionEvents>(
  type: K,
  context: Known,
  more: Omit<DataOf<SessionEvents, K>, keyof About>,
): Fact =>
  factOn(appointmentSession, context.data.appointmentSessionId, type, { ...appointmentOf(context), ...more } as DataOf<
    SessionEvents,
    K
  >);
