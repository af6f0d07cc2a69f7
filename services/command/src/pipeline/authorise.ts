import { type CommandContract, type Grant, scopeFor } from '@talentlog/contracts';
import type { Actor } from '@talentlog/domain/decide';
import {
  type Folded,
  consentLives as lives,
  type Ownership,
  type PositionData,
  type PrivacyAuthorizationData,
} from '@talentlog/domain/fold';
import { type AccountCaller, admit as admitCaller, type Caller } from '@talentlog/runtime';
import type { AggregateCache } from './aggregate-cache.ts';
import { type Refused, refused } from './refused.ts';

/** The grant that lets this caller in, and who they act as. */
export interface Admitted {
  readonly grant: Grant;
  readonly actor: Actor;
  readonly account?: AccountCaller;
}

/** First check, before anything is loaded: does any grant of the contract fit the caller at all? */
export function admit(contract: Pick<CommandContract, 'grants'>, caller: Caller): Admitted | Refused {
  const admission = admitCaller(contract.grants, caller);
  if ('code' in admission) return refused(admission.code, admission.params ? { params: admission.params } : {});
  const { grant, account, link, system } = admission;
  if (system !== undefined) return { grant, actor: { kind: 'system', id: system } };
  if (account) return { grant, account, actor: accountActor(account) };
  if (link && 'link' in grant)
    return { grant, actor: { kind: 'link', id: link.linkId, jobSeekerId: link.jobSeekerId } };
  return { grant, actor: { kind: 'guest', id: 'guest' } };
}

const accountActor = ({ accountId, jobSeekerId, name }: AccountCaller): Actor => ({
  kind: 'account',
  id: accountId,
  name,
  ...(jobSeekerId ? { jobSeekerId } : {}),
});

/** Second check, on what the command touches: the matrix's scope, or that the thing is the caller's own. */
export async function withinScope(
  { grant, account }: Admitted,
  link: Caller['link'],
  target: { readonly aggregate: string; readonly id: string; readonly ownership: Ownership },
  cache: AggregateCache,
): Promise<boolean> {
  if ('system' in grant || 'guest' in grant) return true;
  if ('overLink' in grant) return false;
  if ('link' in grant)
    return link !== undefined && link.subjectAggregate === target.aggregate && link.subjectId === target.id;
  if (account === undefined) return false;
  const { ownership } = target;
  if ('self' in grant)
    return (
      ownership.accountId === account.accountId ||
      (account.jobSeekerId !== undefined && ownership.jobSeekerId === account.jobSeekerId)
    );
  switch (scopeFor(grant.staff, account.roles)) {
    case 'A':
      return true;
    case 'P':
      return (await ownsPosition(account, ownership, cache)) || isTask(account.accountId, ownership);
    case 'T':
      return isTask(account.accountId, ownership);
    case 'M':
      return ownership.mentioned?.includes(account.accountId) ?? false;
    case 'S':
      return ownership.accountId === account.accountId;
    case undefined:
      return false;
  }
}

const isTask = (accountId: string, ownership: Ownership): boolean => ownership.assignees?.includes(accountId) ?? false;

/**
 * A person without a position of their own (a comment, a tag) counts through the positions they applied to; somebody who applied to none
 * is for those who look after the talent base, and what is nobody's is anybody's to make.
 */
async function ownsPosition(
  { accountId, roles }: AccountCaller,
  ownership: Ownership,
  cache: AggregateCache,
): Promise<boolean> {
  const positionIds = ownership.positionId ? [ownership.positionId] : await positionsOf(ownership.jobSeekerId, cache);
  if (positionIds.length === 0)
    return ownership.jobSeekerId === undefined || scopeFor('MANAGE_JOB_SEEKER', roles) !== undefined;
  for (const positionId of positionIds) {
    const { data, revision } = await cache.load('position', positionId);
    const { hrOwnerId, responsibleIds } = data as PositionData;
    if (revision < 0 || hrOwnerId === accountId || responsibleIds.includes(accountId)) return true;
  }
  return false;
}

async function positionsOf(jobSeekerId: string | undefined, cache: AggregateCache): Promise<readonly string[]> {
  if (jobSeekerId === undefined) return [];
  const { data } = await cache.load('jobSeeker', jobSeekerId);
  return (data as { deliveredPositionIds?: readonly string[] }).deliveredPositionIds ?? [];
}

/** Staff may act on a person only while the person's consent lives (DOMAIN.md section 6). */
export async function consentLives(jobSeekerId: string, now: string, cache: AggregateCache): Promise<boolean> {
  const { state, data } = await cache.load('privacyAuthorization', jobSeekerId);
  return lives({ state, data: data as PrivacyAuthorizationData }, now);
}

export const ownershipOf = (
  folded: Folded,
  aggregate: { ownership: (data: unknown, id: string) => Ownership },
): Ownership => aggregate.ownership(folded.data, folded.id);
