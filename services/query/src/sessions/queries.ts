import type { appointmentQueries, appointmentSessionQueries } from '@talentlog/contracts';
import { oneOf, page, withTitle } from '../access/pages.ts';
import { listScopeOfAll } from '../access/scope.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { appointmentPage } from './appointment-page.ts';
import { sessionRows } from './rows.ts';
import { sessionDetail } from './session-detail.ts';

type Names = keyof typeof appointmentQueries | keyof typeof appointmentSessionQueries;

/** The questions about sessions and their appointments. */
export const sessionQueries: Pick<QueryHandlers, Names> = {
  async sessions({ state, text, ...paging }, context) {
    const query = {
      where: [...oneOf('state', state), ...(await withTitle(text, context))],
      anyOf: await listScopeOfAll(['MANAGE_INTERVIEW'], context),
      sort: [{ field: 'updatedAt', descending: true }],
    } as const;
    return page(context.views.sessions, query, paging, (rows) => sessionRows(rows, context));
  },
  sessionDetail,
  appointmentPage,
};
