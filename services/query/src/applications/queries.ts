import type { applicationQueries as contract } from '@talentlog/contracts';
import { oneOf, page, sorted, withWords } from '../access/pages.ts';
import { listScope, ofOwnPositions } from '../access/scope.ts';
import type { QueryHandlers } from '../http/query-context.ts';
import { applicationDetail } from './application-detail.ts';
import { myDeliveries } from './my-deliveries.ts';
import { paletteSearch } from './palette-search.ts';
import { applicationRows } from './rows.ts';

const columns = { since: 'data.since', deliveredAt: 'createdAt', stage: 'data.stage' } as const;

/** The questions about applications. */
export const applicationQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async applications({ text, position, stage, stepStatus, bucket, track, mine, sort, ...paging }, context) {
    const { applications } = context.views;
    const anyOf = await listScope(['VIEW_JOB_SEEKER'], context);
    const beyondStage = [
      ...oneOf('positionId', position),
      ...oneOf('state', stepStatus),
      ...oneOf('bucket', bucket),
      ...oneOf('data.track', track),
      ...(mine ? [await ofOwnPositions(context)] : []),
      ...(await withWords(text, context)),
    ];
    const where = [...beyondStage, ...oneOf('data.stage', stage)];
    const query = { where, anyOf, sort: sorted(sort, columns) };
    const answer = await page(applications, query, paging, (rows) => applicationRows(rows, context));
    const stages = await applications.countBy('data.stage', { where: beyondStage, anyOf });
    return { ...answer, data: { ...answer.data, stages: Object.fromEntries(stages) } };
  },

  applicationDetail,
  myDeliveries,
  paletteSearch,
};
