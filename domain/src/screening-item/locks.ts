import { application, type FoldedApplication, loadedApplication, lockHeldBy } from '../application/index.ts';
import { jobSeeker } from '../job-seeker/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Refusal, Related } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';

const applicationName = (applicationId: string): string => `application:${applicationId}`;
const personName = (jobSeekerId: string): string => `person:${jobSeekerId}`;

export const applicationNamed = (from: Related, applicationId: string): FoldedApplication =>
  loadedApplication(from, applicationName(applicationId));

/** The applications, then their persons, then the persons' other open applications: a lock on one of them concerns all. */
export function needApplicationsWithLocks(applicationIds: readonly string[], related: Related): Record<string, Ref> {
  const refs: Record<string, Ref> = {};
  for (const applicationId of applicationIds) {
    refs[applicationName(applicationId)] = application.ref(applicationId);
    const jobSeekerId = loadedIf(related, applicationName(applicationId), application)?.data.jobSeekerId;
    if (!jobSeekerId) continue;
    refs[personName(jobSeekerId)] = jobSeeker.ref(jobSeekerId);
    const person = loadedIf(related, personName(jobSeekerId), jobSeeker);
    for (const open of person?.data.applications ?? [])
      refs[applicationName(open.applicationId)] = application.ref(open.applicationId);
  }
  return refs;
}

/** While another application holds the person's lock, nobody screens them on this one. */
export function lockedElsewhere(
  from: Related,
  { id, data }: FoldedApplication,
  now: string,
  path: string,
): Refusal | undefined {
  const person = loaded(from, personName(data.jobSeekerId), jobSeeker);
  const others = person.data.applications.filter(({ applicationId }) => applicationId !== id);
  return lockHeldBy(
    others.map(({ applicationId }) => applicationNamed(from, applicationId)),
    now,
    path,
  );
}
