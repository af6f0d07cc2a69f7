import type { CommandContract, Grant } from '@talentlog/contracts';
import type { Actor } from '@talentlog/domain/decide';
import {
  asksForOwners,
  type Folded,
  isOwn,
  isOwner,
  jobSeeker,
  consentLives as lives,
  mayAct,
  type Ownership,
  type PositionData,
  position,
  positionsActedFrom,
  privacyAuthorization,
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
  if ('self' in grant) return isOwn(account, ownership);
  const positions = asksForOwners(grant.staff, account) ? await positionsOf(ownership, cache) : [];
  return mayAct(grant.staff, account, { ...ownership, isOwner: isOwner(account, ownership, positions) });
}

/** Positions whose owners act on this; undefined for one that is being created. */
async function positionsOf(ownership: Ownership, cache: AggregateCache): Promise<(PositionData | undefined)[]> {
  const { positionId, jobSeekerId } = ownership;
  const person = positionId || !jobSeekerId ? undefined : await cache.load(jobSeeker, jobSeekerId);
  const ids = positionsActedFrom(ownership, person?.data);
  const found = await Promise.all(ids.map((id) => cache.load(position, id)));
  return found.map(({ revision, data }) => (revision < 0 ? undefined : data));
}

/** Staff may act on a person only while the person's consent lives (DOMAIN.md section 6). */
export async function consentLives(jobSeekerId: string, now: string, cache: AggregateCache): Promise<boolean> {
  const { state, data } = await cache.load(privacyAuthorization, jobSeekerId);
  return lives({ state, data }, now);
}

export const ownershipOf = (
  folded: Folded,
  aggregate: { ownership: (data: unknown, id: string) => Ownership },
): Ownership => aggregate.ownership(folded.data, folded.id);
