import type { DecideContext } from '../shared/decider.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';

/** What a decision about a session knows. */
export type Context<P = unknown> = DecideContext<P, AppointmentSessionData, string>;
type Known = Pick<Context, 'id' | 'data'>;

/** A seeker as facts name them. */
export type Invitee = Pick<Seeker, 'appointmentId' | 'applicationId' | 'jobSeekerId'>;

/** What every fact about a session names. */
export const aboutSession = ({ id, data }: Known) => ({
  appointmentSessionId: id,
  positionId: data.facts?.positionId ?? '',
});

/** What every fact about one seeker of a session names, on its stream and on the appointment's. */
export const aboutSeeker = (session: Known, { appointmentId, applicationId, jobSeekerId }: Invitee) => ({
  ...aboutSession(session),
  appointmentId,
  applicationId,
  jobSeekerId,
});
