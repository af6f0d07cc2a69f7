import { scopeFor } from '@talentlog/contracts';
import type { ApplicationStored } from '../applications/view.ts';
import type { QueryContext } from '../http/query-context.ts';
import { listScope } from './scope.ts';

type Asked = Pick<QueryContext, 'views' | 'now' | 'settings' | 'caller'>;
type Permission = 'VIEW_JOB_SEEKER' | 'VIEW_NOTIFICATION' | 'VIEW_CONTACT';

const mostApplications = 200;

/** The person's applications whose content the reader may see: those of positions within scope, whoever else works with the person. */
export async function applicationsSeen(
  jobSeekerId: string,
  permission: Permission,
  asked: Asked,
): Promise<readonly ApplicationStored[]> {
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const anyOf = await listScope([permission], asked);
  return (await asked.views.applications.list({ where, anyOf, limit: mostApplications })).rows;
}

/** Whether the reader may see every application of the person, and so what names none of them. */
export async function seesAllApplications(jobSeekerId: string, permission: Permission, asked: Asked): Promise<boolean> {
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const [seen, all] = await Promise.all([
    applicationsSeen(jobSeekerId, permission, asked),
    asked.views.applications.count({ where }),
  ]);
  return seen.length > 0 && seen.length === all;
}

/**
 * Whether the reader may see the person's name and resume: by one of their applications, by a task about one, or as a recruiter of a
 * company that shares its talent base. Whether the consent lives is asked apart from this.
 */
export async function seesPerson(jobSeekerId: string, asked: Asked): Promise<boolean> {
  const { caller, settings, views } = asked;
  if (settings.sharedTalentBase && scopeFor('MANAGE_JOB_SEEKER', caller.account?.roles ?? [])) return true;
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  const anyOf = await listScope(['VIEW_JOB_SEEKER'], asked);
  for (const view of [views.applications, views.screeningItems, views.interviews, views.offers] as const)
    if ((await view.count({ where, anyOf })) > 0) return true;
  return false;
}
