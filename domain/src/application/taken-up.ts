import { jobSeeker, seekerIf } from '../job-seeker/index.ts';
import { position } from '../position/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { ApplicationContext } from './about.ts';
import type { ApplicationData } from './data.ts';

const place = (positionId: string) => `known:${positionId}`;

/** The person's applications, under way or over; an INVALID one never was. */
function applicationsOf(related: Related) {
  const person = seekerIf(related)?.data;
  return person === undefined ? [] : [...person.applications, ...person.ended];
}

/** Once the person is known, the positions they applied to: whose owners are told. */
export const needPlaces = (related: Related): Record<string, Ref> =>
  Object.fromEntries(applicationsOf(related).map(({ positionId: id }) => [place(id), position.ref(id)]));

/**
 * Staff open one more application for somebody whom other colleagues work with: who did and for which position stays on record, and
 * those colleagues are told, each by one of their own applications.
 */
export function takenUp(
  { related, actor }: Pick<ApplicationContext, 'related' | 'actor'>,
  applicationId: string,
  { jobSeekerId, positionId, hrOwnerId }: Pick<ApplicationData, 'jobSeekerId' | 'positionId' | 'hrOwnerId'>,
): Fact[] {
  const owners = new Map(
    applicationsOf(related).map((own) => {
      const accountId = loaded(related, place(own.positionId), position).data.hrOwnerId;
      return [accountId, { accountId, applicationId: own.applicationId, positionId: own.positionId }] as const;
    }),
  );
  for (const known of ['', actor.id, hrOwnerId]) owners.delete(known);
  if (owners.size === 0) return [];
  const taken = { jobSeekerId, applicationId, positionId, takenUpBy: actor.id, owners: [...owners.values()] };
  return [jobSeeker.factOn(jobSeekerId, 'JobSeekerTakenUp', taken)];
}
