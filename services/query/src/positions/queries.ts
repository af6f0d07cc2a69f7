import type { positionQueries as contract } from '@talentlog/contracts';
import { oneOf, page, sorted } from '../access/pages.ts';
import { positionScope, sees } from '../access/scope.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { positionRows } from './rows.ts';

const columns = { updatedAt: 'updatedAt', title: 'data.details.title' } as const;

/** The questions about positions. */
export const positionQueries: Pick<QueryHandlers, keyof typeof contract> = {
  positions({ state, track, mine, text, sort, ...paging }, context) {
    const { accountId } = accountOf(context);
    const query = {
      where: [
        ...oneOf('state', state),
        ...oneOf('data.details.track', track),
        ...(mine ? oneOf('ownerIds', [accountId]) : []),
      ],
      ...(text ? { search: text } : {}),
      anyOf: positionScope('MANAGE_POSITION', context),
      sort: sorted(sort, columns),
    };
    return page(context.views.positions, query, paging, (rows) => positionRows(rows, context));
  },

  async positionDetail({ positionId }, context) {
    const row = await context.views.positions.get(positionId);
    if (!row || !sees('MANAGE_POSITION', context, row)) return refusedWith('common.not_found');
    const [data] = await positionRows([row], context);
    return data ? { data } : refusedWith('common.not_found');
  },
};
