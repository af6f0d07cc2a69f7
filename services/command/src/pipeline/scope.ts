import { type Aggregate, type Folded, mayTakeUp } from '@talentlog/domain/fold';
import { streamOf } from './aggregate-cache.ts';
import { consentLives, ownershipOf, withinScope } from './authorise.ts';
import type { Change } from './changes.ts';
import type { UnderWay } from './command.ts';
import { isAboutSender } from './own-case.ts';
import { type Refused, refused } from './refused.ts';
import type { Loaded } from './related.ts';

/** Whether the caller's grant reaches this aggregate. */
async function denial(one: UnderWay, aggregate: Aggregate, folded: Folded): Promise<Refused | undefined> {
  const ownership = ownershipOf(folded, aggregate);
  const mine = { aggregate: aggregate.name, id: folded.id, ownership };
  return (await withinScope(one.admitted, one.caller.link, mine, one.parts.cache))
    ? undefined
    : refused('auth.forbidden');
}

/** Why the caller does not act on this: it is outside their scope, or it is about themselves. */
export const outOfReach = async (one: UnderWay, aggregate: Aggregate, folded: Folded): Promise<Refused | undefined> =>
  (await denial(one, aggregate, folded)) ?? (await isAboutSender(one, aggregate, folded));

/** What a creating command brings about, for the check of its scope: its own stream, or whatever staff make in its place. */
function createdIn(changes: ReadonlyMap<string, Change>, { target, admitted }: UnderWay): Change[] {
  const own = changes.get(streamOf(target.aggregate.name, target.id));
  const all = [...changes.values()];
  if (!('staff' in admitted.grant)) return own ? [own] : all.slice(0, 1);
  // One of many (a task of several resumes) may lie outside although the first does not.
  return all.filter((change) => change === own || isOfPosition(change.aggregate, change.after));
}

const isOfPosition = (aggregate: Aggregate, folded: Folded): boolean =>
  ownershipOf(folded, aggregate).positionId !== undefined;

/**
 * Somebody else's candidate is opened for a position of one's own with the talent permission only, and where the company shares its
 * talent base; whoever has scope on one of the person's applications needs neither.
 */
async function takesUp(one: UnderWay, person: Loaded): Promise<Refused | undefined> {
  const denied = await denial(one, person.aggregate, person.folded);
  return mayTakeUp(one.admitted.account?.roles ?? [], one.settings.values) ? undefined : denied;
}

/** Staff who make something of a person, a record or a position that is not theirs are not told in what state it is. */
export async function namesOutside(one: UnderWay, loaded: ReadonlyMap<string, Loaded>): Promise<Refused | undefined> {
  if (!('staff' in one.admitted.grant)) return undefined;
  const named = new Set(idsIn(one.payload));
  for (const { aggregate, folded } of loaded.values()) {
    if (folded.revision < 0 || !named.has(folded.id)) continue;
    const denied = isOfPosition(aggregate, folded)
      ? await outOfReach(one, aggregate, folded)
      : aggregate.name === 'jobSeeker' && (await takesUp(one, { aggregate, folded }));
    if (denied) return denied;
  }
  return undefined;
}

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

/** A creating command is asked for what it brings about, once that is known. */
export async function createsOutside(
  one: UnderWay,
  changes: ReadonlyMap<string, Change>,
): Promise<Refused | undefined> {
  for (const { aggregate, after } of createdIn(changes, one)) {
    const denied = await denial(one, aggregate, after);
    if (denied) return denied;
  }
  return undefined;
}

/** Staff write nothing about a person whose consent is over, but what the contract exempts. */
export async function withoutConsent(
  { contract, admitted, now, parts }: UnderWay,
  changes: ReadonlyMap<string, Change>,
): Promise<Refused | undefined> {
  if (contract.privacy === 'exempt' || !('staff' in admitted.grant)) return undefined;
  for (const { aggregate, after } of changes.values()) {
    const { jobSeekerId } = ownershipOf(after, aggregate);
    if (jobSeekerId && !(await consentLives(jobSeekerId, now, parts.cache))) return refused('privacy.unauthorized');
  }
  return undefined;
}
