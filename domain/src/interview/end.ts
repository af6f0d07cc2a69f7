import { application, loadedApplication, workClosed } from '../application/index.ts';
import { appointment } from '../appointment/index.ts';
import { bookingRemoved, needCalendars } from '../interviewer-calendar/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loaded, loadedIf } from '../shared/handle.ts';
import type { Context } from './about.ts';
import type { InterviewData } from './data.ts';

const appointmentLink = 'appointmentLink';

/** Loads what an interview leaves open when it ends. */
export const needToEnd = ({
  data,
  related,
}: {
  readonly data: InterviewData;
  readonly related: Related;
}): Record<string, Ref | undefined> => ({
  application: data.applicationId === '' ? undefined : application.ref(data.applicationId),
  appointment: data.appointmentId === null ? undefined : appointment.ref(data.appointmentId),
  ...needLink(loadedIf(related, 'appointment', appointment)?.data.link, appointmentLink),
  ...needCalendars(data.interviewerIds),
});

/** Frees the interviewers and closes the work, and with it the appointment the interview came from and its link: nobody attended what was cancelled. */
export function ended(
  { id, data, related }: Pick<Context, 'id' | 'data' | 'related'>,
  cause: 'INTERVIEW_FINISHED' | 'INTERVIEW_CANCELLED',
): Fact[] {
  const found = loadedApplication(related, 'application');
  const { appointmentId, appointmentSessionId, applicationId, jobSeekerId, positionId } = data;
  const facts = [
    ...data.interviewerIds.flatMap((interviewerId) => bookingRemoved(related, interviewerId, id)),
    ...workClosed(found, 'INTERVIEW', id),
  ];
  if (appointmentId === null || appointmentSessionId === null) return facts;
  const about = { appointmentId, appointmentSessionId, applicationId, jobSeekerId, positionId };
  const booked = loaded(related, 'appointment', appointment);
  return [
    ...facts,
    ...(cause === 'INTERVIEW_FINISHED'
      ? factIfTaken(appointment, booked, 'AppointmentCompleted', { ...about, cause })
      : factIfTaken(appointment, booked, 'AppointmentCancelled', { ...about, cause })),
    ...workClosed(found, 'APPOINTMENT', appointmentId),
    ...voidLink(related, 'CLOSED', appointmentLink),
  ];
}
