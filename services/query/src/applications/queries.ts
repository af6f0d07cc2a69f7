import type { applicationQueries as contract } from '@talentlog/contracts';
import { page, sorted } from '../access/pages.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { applicationChoice } from './application-choice.ts';
import { applicationDetail } from './application-detail.ts';
import { myDeliveries } from './my-deliveries.ts';
import { type Counted, narrowedList, sortColumns } from './narrowed.ts';
import { paletteSearch } from './palette-search.ts';
import { applicationRows } from './rows.ts';

/** The questions about applications. */
export const applicationQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async applications(params, context) {
    const { applications } = context.views;
    const { anyOf, where, without } = await narrowedList(params, context);
    // By each of its values without its own filter, for that is what choosing another would show.
    const countedBy = async (field: Counted) =>
      Object.fromEntries(await applications.countBy(field, { where: without(field), anyOf }));
    // Before the page: where no stage is asked for, counting by stage tells the store the page's total as well.
    const stages = await countedBy('data.stage');
    const query = { where, anyOf, sort: sorted(params.sort, sortColumns) };
    const answer = await page(applications, query, params, (rows) => applicationRows(rows, context));
    const more = params.facets ? { sources: await countedBy('source'), hands: await countedBy('inHand') } : {};
    return { ...answer, data: { ...answer.data, stages, ...more } };
  },

  applicationChoice,
  applicationDetail,
  myDeliveries,
  paletteSearch,
};
