import { jobSeeker, seekerIf } from '../job-seeker/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Refusal, Related } from '../shared/decider.ts';
import { type ApplicationContext, aboutApplication } from './about.ts';
import { againAfter } from './again.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { lockHeldBy } from './lock.ts';
import { type FoldedApplication, isActiveApplication, loadedApplication } from './work.ts';

const other = 'application:';

/** Loads the person and, once they are known, the person's other open applications: a lock or an offer on one concerns all. */
export function needPersonOf(jobSeekerId: string, ownId: string, related: Related): Record<string, Ref> {
  const person = seekerIf(related);
  const others = (person?.data.applications ?? []).filter(({ applicationId }) => applicationId !== ownId);
  return {
    jobSeeker: jobSeeker.ref(jobSeekerId),
    ...Object.fromEntries(others.map(({ applicationId: id }) => [`${other}${id}`, application.ref(id)])),
  };
}

export const needPerson = ({ data, id, related }: Pick<ApplicationContext, 'data' | 'id' | 'related'>) =>
  needPersonOf(data.jobSeekerId, id, related);

/** The person's other applications that are still under way. */
export const otherApplications = (related: Related): FoldedApplication[] =>
  Object.keys(related)
    .filter((name) => name.startsWith(other))
    .map((name) => loadedApplication(related, name))
    .filter(isActiveApplication);

/** While another application holds the person's lock, nobody moves them on this one. */
export const lockedElsewhere = ({ related, now }: Pick<ApplicationContext, 'related' | 'now'>): Refusal | undefined =>
  lockHeldBy(otherApplications(related), now);

/** Whether the person already has a live application on the position. */
export const hasApplicationOn = (related: Related, positionId: string): boolean =>
  otherApplications(related).some(({ data }) => data.positionId === positionId);

/** Tells the person's stream that an application is open; their resume is locked and their places are counted by it. */
export const applicationOpened = (
  applicationId: string,
  opened: Pick<ApplicationData, 'jobSeekerId' | 'positionId' | 'track' | 'batch' | 'delivered'>,
): Fact => {
  const { jobSeekerId, positionId, track, batch, delivered } = opened;
  const told = { jobSeekerId, applicationId, positionId, track, batch, delivered };
  return jobSeeker.factOn(jobSeekerId, 'ApplicationOpened', told);
};

/** Tells the person's stream that an application is over; one that never counted frees its place. */
export const applicationClosed = (
  context: Pick<ApplicationContext, 'id' | 'data' | 'now' | 'settings'>,
  bucket: 'ENDED' | 'INVALID' = 'ENDED',
): Fact => {
  const { jobSeekerId, applicationId, positionId } = aboutApplication(context);
  const told = { jobSeekerId, applicationId, positionId, bucket, ...againAfter(context, bucket) };
  return jobSeeker.factOn(jobSeekerId, 'ApplicationClosed', told);
};
