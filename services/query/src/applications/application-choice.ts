import { mostChosen } from '@talentlog/contracts';
import { sorted } from '../access/pages.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { narrowedList, sortColumns } from './narrowed.ts';
import { applicationRows } from './rows.ts';

/** A list as one acts on it at once: as many of its rows as may be chosen, read together, and how many there are. */
export const applicationChoice: QueryHandlers['applicationChoice'] = async (params, context) => {
  const { anyOf, where } = await narrowedList(params, context);
  const { rows, total } = await context.views.applications.list({
    where,
    anyOf,
    sort: sorted(params.sort, sortColumns),
    limit: mostChosen,
  });
  const shown = await applicationRows(rows, context);
  return {
    data: {
      total,
      rows: shown.map(({ applicationId, person, stage, revision, allowedActions, nextStages }) => ({
        ...{ applicationId, person, stage, revision, allowedActions, nextStages },
      })),
    },
  };
};
