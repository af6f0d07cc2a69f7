import { application } from '../application/application.ts';
import { applicationRef, isActiveApplication, loadedApplication } from '../application/work.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { type Ref } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';

const recordName = (applicationId: string): string => `application:${applicationId}`;
const personName = (jobSeekerId: string): string => `person:${jobSeekerId}`;

export const recordOf = (from: Related, applicationId: string) => loadedApplication(from, recordName(applicationId));

/** The records, then their persons, then the persons' other open records: a lock on one of them concerns all. */
export function needRecordsWithLocks(applicationIds: readonly string[], related: Related): Record<string, Ref> {
  const refs: Record<string, Ref> = {};
  for (const applicationId of applicationIds) {
    refs[recordName(applicationId)] = applicationRef(applicationId);
    const jobSeekerId = loadedIf(related, recordName(applicationId), application)?.data.jobSeekerId;
    if (!jobSeekerId) continue;
    refs[personName(jobSeekerId)] = { aggregate: jobSeeker.name, id: jobSeekerId };
    const person = loadedIf(related, personName(jobSeekerId), jobSeeker);
    for (const open of person?.data.applications ?? [])
      refs[recordName(open.applicationId)] = applicationRef(open.applicationId);
  }
  return refs;
}

/** While another record holds the person's lock, nobody screens them on this one. */
export function lockedElsewhere(
  from: Related,
  record: ReturnType<typeof recordOf>,
  now: string,
  path: string,
): Refusal | undefined {
  const person = loaded(from, personName(record.data.jobSeekerId), jobSeeker);
  const lock = person.data.applications
    .filter(({ applicationId }) => applicationId !== record.id)
    .map(({ applicationId }) => recordOf(from, applicationId))
    .filter(isActiveApplication)
    .map(({ data }) => data.lock)
    .find((held) => held !== null && isBefore(now, held.until));
  return lock ? refuse('record.locked_elsewhere', { until: lock.until }, path) : undefined;
}
