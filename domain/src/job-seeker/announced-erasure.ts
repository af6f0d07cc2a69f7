import { isBefore } from '../shared/time.ts';
import type { JobSeekerData } from './data.ts';

/** From when on a person may be erased, as they were told; undefined where nobody told them, or they applied or agreed since. */
export function announcedErasure(
  { erasureAnnounced: told }: Pick<JobSeekerData, 'erasureAnnounced'>,
  consent: { readonly grantedAt: string | null } | undefined,
): string | undefined {
  const agreedAt = consent?.grantedAt ?? null;
  if (told === null || (agreedAt !== null && !isBefore(agreedAt, told.at))) return undefined;
  return told.erasesAt;
}
