import type { notificationQueries as contract } from '@talentlog/contracts';
import { oneOf, page } from '../access/pages.ts';
import { listScope } from '../access/scope.ts';
import type { QueryContext, QueryHandlers } from '../http/query-context.ts';
import { notificationRows } from './rows.ts';

/** The questions about mails and SMS. */
export const notificationQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async notifications({ jobSeekerId, state, channel, ...paging }, context) {
    if (!(await mayList(jobSeekerId, context))) return { data: { rows: [] }, page: { total: 0 } };
    const query = {
      where: [
        ...oneOf('jobSeekerId', jobSeekerId ? [jobSeekerId] : []),
        ...oneOf('state', state),
        ...oneOf('channel', channel),
      ],
      sort: [{ field: 'createdAt', descending: true }],
    } as const;
    return page(context.views.notifications, query, paging, (rows) => notificationRows(rows, context));
  },
};

/** Those of a person whose application is within reach. Without a person, only who sees everybody may list. */
async function mayList(jobSeekerId: string | undefined, context: QueryContext): Promise<boolean> {
  const scope = await listScope(['VIEW_NOTIFICATION'], context);
  if (scope.some((group) => group.length === 0)) return true;
  if (jobSeekerId === undefined) return false;
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  return (await context.views.applications.count({ where, anyOf: scope })) > 0;
}
