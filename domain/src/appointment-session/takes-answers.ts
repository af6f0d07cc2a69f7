import type { Folded } from '../shared/aggregate.ts';
import { isBefore } from '../shared/time.ts';
import type { AppointmentSessionData } from './data.ts';

/** Seekers answer while the session is open and before its deadline, also when the timer that closes it is late (DOMAIN.md, table 3). */
export const takesAnswers = (
  { state, data }: { readonly state: Folded['state']; readonly data: Pick<AppointmentSessionData, 'deadline'> },
  now: string,
): boolean => state === 'OPEN' && isBefore(now, data.deadline);
