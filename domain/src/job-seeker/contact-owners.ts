import { scopeFor } from '@talentlog/contracts';
import { account } from '../account/index.ts';
import { position } from '../position/index.ts';
import { ownersOfPosition } from '../scope/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Actor, Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import type { StaffAgreed } from './contact.ts';
import type { ContactStanding, JobSeekerData } from './data.ts';

type Known = Pick<JobSeekerData, 'deliveredPositionIds'>;

const place = (positionId: string): string => `place:${positionId}`;

/** Loads every position of the person: its owners are asked about another phone or e-mail. */
export const needContactOwners = (data: Known | undefined): Record<string, Ref> =>
  Object.fromEntries((data?.deliveredPositionIds ?? []).map((id) => [place(id), position.ref(id)]));

/** Loads the colleague who acts besides: an administrator answers for every position. */
export const needActingColleague = ({ kind, id }: Actor) => ({
  acting: kind === 'account' ? account.ref(id) : undefined,
});

/** What the colleague who acts says yes for. */
export const yesOf = ({ id }: Actor, related: Related): StaffAgreed => {
  const roles = loadedIf(related, 'acting', account)?.data.roles ?? [];
  return { agreedBy: [id], everywhere: scopeFor('MANAGE_JOB_SEEKER', roles) === 'A' };
};

/** Owners of one of the person's positions. */
const ownersIn = (related: Related, positionId: string): readonly string[] => {
  const found = loadedIf(related, place(positionId), position)?.data;
  return found === undefined ? [] : ownersOfPosition(found);
};

/** Positions of which no owner agrees. */
export const unasked = (data: Known, { agreedBy, everywhere }: StaffAgreed, related: Related): readonly string[] =>
  everywhere
    ? []
    : data.deliveredPositionIds.filter((id) => !ownersIn(related, id).some((owner) => agreedBy.includes(owner)));

/** Whether the owners of a position may rely on a contact: no colleague changed it, or one of them agreed to it. */
export const isReliedOn = ({ agreedBy, everywhere }: ContactStanding, ownerIds: readonly string[]): boolean =>
  agreedBy === null || everywhere || ownerIds.some((owner) => agreedBy.includes(owner));

/** The same for all positions of the person. */
export const isReliedOnByAll = (
  data: Pick<JobSeekerData, 'contacts'> & Known,
  field: keyof JobSeekerData['contacts'],
  related: Related,
): boolean => data.deliveredPositionIds.every((id) => isReliedOn(data.contacts[field], ownersIn(related, id)));

/** Whom to ask, each by an application of their own. */
export function ownersToAsk(data: JobSeekerData, positionIds: readonly string[], related: Related) {
  const applications = [...data.applications, ...data.ended];
  return positionIds.flatMap((positionId) => {
    const own = applications.find((one) => one.positionId === positionId);
    const accountId = loadedIf(related, place(positionId), position)?.data.hrOwnerId;
    return own && accountId ? [{ accountId, applicationId: own.applicationId, positionId }] : [];
  });
}
