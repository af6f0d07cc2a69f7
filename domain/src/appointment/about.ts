import type { DecideContext } from '../shared/decider.ts';
import type { AppointmentData } from './data.ts';

/** What a decision about an appointment knows. */
export type Context<P = unknown> = DecideContext<P, AppointmentData, string>;

/** What every fact about an appointment names, on its own stream and on the session's. */
export const aboutAppointment = ({ id, data }: Pick<Context, 'id' | 'data'>) => ({
  appointmentId: id,
  appointmentSessionId: data.appointmentSessionId,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});
