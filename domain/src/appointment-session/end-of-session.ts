import { type Refusal, refuse } from '../shared/decider.ts';
import { needApplications } from './applications.ts';
import { needAppointments } from './appointment-books.ts';
import type { AppointmentSessionData } from './data.ts';
import { unarranged } from './seats.ts';

type Known = { readonly data: AppointmentSessionData };

/** Loads everybody in the session: their appointments end with it. */
export const needEverybody = ({ data }: Known) => ({
  ...needAppointments(data.seekers),
  ...needApplications(data.seekers.map(({ applicationId }) => applicationId)),
});

/** Whoever was promised a time gets an interview before the session is over. */
export function reservedUnarranged({ data }: Known): Refusal | undefined {
  const count = unarranged(data).length;
  return count === 0 ? undefined : refuse('session.reserved_unarranged', { count });
}
