import type { notificationQueries as contract } from '@talentlog/contracts';
import { messageScope } from '../access/messages-seen.ts';
import { oneOf, page } from '../access/pages.ts';
import { listScopeOfAll, ofOthers } from '../access/scope.ts';
import type { QueryContext, QueryHandlers } from '../bus/query-context.ts';
import { notificationRows } from './rows.ts';

/** The questions about mails and SMS. */
export const notificationQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async notifications({ jobSeekerId, state, channel, ...paging }, context) {
    const query = {
      where: [
        ...oneOf('jobSeekerId', jobSeekerId ? [jobSeekerId] : []),
        ...oneOf('state', state),
        ...oneOf('channel', channel),
      ],
      anyOf: await listed(jobSeekerId, context),
      sort: [{ field: 'createdAt', descending: true }],
    } as const;
    return page(context.views.notifications, query, paging, (rows) => notificationRows(rows, context));
  },
};

/** Without a person, only who sees everybody's may list them. */
async function listed(jobSeekerId: string | undefined, context: QueryContext) {
  if (jobSeekerId !== undefined) return messageScope(jobSeekerId, context);
  const everybody = (await listScopeOfAll(['VIEW_NOTIFICATION'], context)).filter((group) => group.length === 0);
  return everybody.map(() => ofOthers(context));
}
