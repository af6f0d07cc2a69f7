import { account, type Folded, isSelf, type JobSeekerData, jobSeeker } from '@talentlog/domain/fold';
import { ownershipOf } from './authorise.ts';
import type { Change } from './changes.ts';
import type { UnderWay } from './command.ts';
import { type Refused, refused } from './refused.ts';

/** Fields of events that name a colleague who is to decide about a candidate, or to read about them. */
const namesColleague: ReadonlySet<string> = new Set([
  ...['screenerId', 'newScreenerId', 'interviewerId', 'interviewerIds', 'evaluatorId'],
  ...['approverId', 'approverIds', 'nextApproverId', 'toAccountId', 'mentions'],
]);

/** The colleagues whom these facts name. */
function namedIn(value: unknown, isNamed = false): readonly string[] {
  if (typeof value === 'string') return isNamed ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    namedIn(one, Array.isArray(value) ? isNamed : namesColleague.has(key)),
  );
}

type Parts = Pick<UnderWay, 'admitted' | 'parts'>;

/** The colleague who sends this as staff. What a person does by their own account comes by other grants. */
const senderOf = ({ admitted }: Parts): string | undefined =>
  'staff' in admitted.grant ? admitted.account?.accountId : undefined;

/** The candidate whom something is about. An account is about none. */
async function candidateOf({ parts: { cache } }: Parts, aggregate: Change['aggregate'], folded: Folded) {
  const { jobSeekerId } = ownershipOf(folded, aggregate);
  if (jobSeekerId === undefined || aggregate === account) return undefined;
  return aggregate === jobSeeker ? (folded.data as JobSeekerData) : (await cache.load(jobSeeker, jobSeekerId)).data;
}

/** Refuses before anything is decided: what else is refused would tell a colleague how their own case stands. */
export async function isAboutSender(
  one: Parts,
  aggregate: Change['aggregate'],
  folded: Folded,
): Promise<Refused | undefined> {
  const sender = senderOf(one);
  if (sender === undefined) return undefined;
  const candidate = await candidateOf(one, aggregate, folded);
  if (candidate === undefined) return undefined;
  return isSelf(candidate, await one.parts.cache.load(account, sender)) ? refused('auth.own_case') : undefined;
}

/** Nobody decides about themselves, or is named to: staff write nothing about the candidate whom they are. */
export async function ownCase(one: Parts, changes: ReadonlyMap<string, Change>): Promise<Refused | undefined> {
  const { cache } = one.parts;
  const sender = senderOf(one);
  if (sender === undefined) return undefined;
  for (const { aggregate, before, after, events } of changes.values()) {
    const candidate = await candidateOf(one, aggregate, after);
    if (candidate === undefined) continue;
    if (isSelf(candidate, await cache.load(account, sender))) return refused('auth.own_case');
    // Who has the work already is named by what takes it from them, too.
    const had = new Set(namedIn(before.data));
    for (const named of namedIn(events.map(({ data }) => data)).filter((id) => !had.has(id)))
      if (isSelf(candidate, await cache.load(account, named))) return refused('auth.candidate_named');
  }
  return undefined;
}
