import { isInTalentBase as isShared, looksAfterTalent as looksAfter, rowScope } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf, Views } from '../open-views.ts';
import { type Groups, listScope, ownPositions, ownTasks } from './scope.ts';

type Asked = Pick<QueryContext, 'views' | 'now' | 'settings' | 'caller'>;
type Permission = 'VIEW_JOB_SEEKER' | 'VIEW_NOTIFICATION' | 'VIEW_CONTACT';

const mostApplications = 200;

/** The person's applications whose content the reader may see: those of positions within scope, whoever else works with the person. */
export async function applicationsSeen(
  jobSeekerId: string,
  permission: Permission,
  asked: Asked,
): Promise<readonly RowOf<'applications'>[]> {
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const anyOf = await listScope([permission], asked);
  return asked.views.applications.first({ where, anyOf, limit: mostApplications });
}

/**
 * Whether the reader may see every application of the person, and so what names none of them. Who applied nowhere is for those who look
 * after the talent base, as when something is done with them.
 */
export async function seesAllApplications(jobSeekerId: string, permission: Permission, asked: Asked): Promise<boolean> {
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const [seen, all] = await Promise.all([
    applicationsSeen(jobSeekerId, permission, asked),
    asked.views.applications.count({ where }),
  ]);
  return seen.length === all && (all > 0 || looksAfterTalent(asked));
}

/** Whether somebody has the talent permission. */
export const looksAfterTalent = ({ caller }: Pick<Asked, 'caller'>): boolean => looksAfter(caller.account?.roles ?? []);

/** Where somebody's own or their task may be about a person. */
const aboutPeople = ({ applications, screeningItems, interviews, offers }: Views) =>
  [applications, screeningItems, interviews, offers] as const;

/** A recruiter of a company that shares its talent base. */
const isInTalentBase = ({ caller, settings }: Asked): boolean => isShared(caller.account?.roles ?? [], settings);

/**
 * Whether the reader may see the person's name and resume: by one of their applications, by a task about one, or as a recruiter of a
 * company that shares its talent base. Whether the consent lives is asked apart from this.
 */
export async function seesPerson(jobSeekerId: string, asked: Asked): Promise<boolean> {
  if (jobSeekerId === asked.caller.account?.ownPersonId) return false;
  if (isInTalentBase(asked)) return true;
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const anyOf = await listScope(['VIEW_JOB_SEEKER'], asked);
  for (const view of aboutPeople(asked.views)) if ((await view.count({ where, anyOf })) > 0) return true;
  return false;
}

/**
 * Whether what the reader asked to see in clear of a person is still theirs to read: by an application within their scope, because they
 * see the person at all, or because they look after people who applied nowhere. Asking for it is recorded for a time; the scope may end before.
 */
export async function readsRevealed(jobSeekerId: string, asked: Asked): Promise<boolean> {
  if (await seesPerson(jobSeekerId, asked)) return true;
  if ((await applicationsSeen(jobSeekerId, 'VIEW_CONTACT', asked)).length > 0) return true;
  return seesAllApplications(jobSeekerId, 'VIEW_CONTACT', asked);
}

/** Everybody of whom `seesPerson` holds, for lists of rows that go by the person's id and know the positions of their applications. */
export async function peopleSeen(asked: Asked): Promise<Groups<'positionIds'>> {
  const { account } = asked.caller;
  if (account === undefined) return [];
  const { everything, ownPositions: ofOwn, ownTasks: ofTasks } = rowScope(['VIEW_JOB_SEEKER'], account.roles);
  const others = account.ownPersonId === undefined ? [] : [{ field: 'id', notIn: [account.ownPersonId] } as const];
  if (everything || isInTalentBase(asked)) return [others];
  if (!ofTasks) return [];
  const tasks = [[ownTasks(account.accountId, asked)]];
  const counts = aboutPeople(asked.views).map((view) => view.countBy('jobSeekerId', { anyOf: tasks }));
  const people = new Set((await Promise.all(counts)).flatMap((one) => [...one.keys()]));
  const own = ofOwn ? [[{ field: 'positionIds', in: await ownPositions(asked) } as const, ...others]] : [];
  return [...own, [{ field: 'id', in: [...people] }, ...others]];
}
