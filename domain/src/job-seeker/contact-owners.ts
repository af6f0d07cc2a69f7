import { scopeFor } from '@talentlog/contracts';
import { account } from '../account/index.ts';
import { needPositions, ownersIn, positionIn } from '../scope/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Actor, Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import type { StaffAgreed } from './contact.ts';
import type { JobSeekerData } from './data.ts';
import { isReliedOn } from './relied-on.ts';

/** Loads every position of the person: its owners are asked about another phone or e-mail. */
export const needContactOwners = ({ deliveredPositionIds }: JobSeekerData): Record<string, Ref> =>
  needPositions(deliveredPositionIds);

/** Loads the colleague who acts besides: an administrator answers for every position. */
export const needActingColleague = ({ kind, id }: Actor) => ({
  acting: kind === 'account' ? account.ref(id) : undefined,
});

/** What the colleague who acts says yes for. */
export const yesOf = ({ id }: Actor, related: Related): StaffAgreed => {
  const roles = loadedIf(related, 'acting', account)?.data.roles ?? [];
  return { agreedBy: [id], everywhere: scopeFor('MANAGE_JOB_SEEKER', roles) === 'A' };
};

/** Positions of which no owner agrees. */
export const unasked = ({ deliveredPositionIds }: JobSeekerData, agreed: StaffAgreed, related: Related) =>
  deliveredPositionIds.filter((id) => !isReliedOn(agreed, ownersIn(related, id)));

/** Whom to ask, each by an application of their own. */
export function ownersToAsk(data: JobSeekerData, positionIds: readonly string[], related: Related) {
  const applications = [...data.applications, ...data.ended];
  return positionIds.flatMap((positionId) => {
    const own = applications.find((one) => one.positionId === positionId);
    const accountId = positionIn(related, positionId)?.hrOwnerId;
    return own && accountId ? [{ accountId, applicationId: own.applicationId, positionId }] : [];
  });
}
