import { account, isSelf, type JobSeekerData, jobSeeker } from '@talentlog/domain/fold';
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

/**
 * Nobody decides about themselves, or is named to: staff write nothing about the candidate whom they are. What a person does by their own
 * account comes by other grants, and an account is not about a candidate.
 */
export async function ownCase(
  { admitted, parts: { cache } }: Pick<UnderWay, 'admitted' | 'parts'>,
  changes: ReadonlyMap<string, Change>,
): Promise<Refused | undefined> {
  const actor = admitted.account?.accountId;
  if (!('staff' in admitted.grant) || actor === undefined) return undefined;
  for (const { aggregate, after, events } of changes.values()) {
    const { jobSeekerId } = ownershipOf(after, aggregate);
    if (jobSeekerId === undefined || aggregate === account) continue;
    const person =
      aggregate === jobSeeker ? (after.data as JobSeekerData) : (await cache.load(jobSeeker, jobSeekerId)).data;
    if (isSelf(person, await cache.load(account, actor))) return refused('auth.own_case');
    for (const named of namedIn(events.map(({ data }) => data)))
      if (isSelf(person, await cache.load(account, named))) return refused('auth.candidate_named');
  }
  return undefined;
}
