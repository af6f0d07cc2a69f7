import { type dataRequestQueries as contract, openDataRequestStates } from '@talentlog/contracts';
import { isBefore } from '@talentlog/domain/fold';
import { oneOf, page } from '../access/pages.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { ownRow } from '../links/index.ts';
import { type CopyParts, copyOf } from './copy.ts';
import { decisionsAbout } from './decisions.ts';
import { requestBase, requestRows } from './rows.ts';

/** The questions about data requests; copy and decisions are read from the log itself. */
export const dataRequestQueries = (parts: CopyParts): Pick<QueryHandlers, keyof typeof contract> => ({
  async dataRequests({ dataRequestId, kind, open, ...paging }, context) {
    const query = {
      where: [
        ...oneOf('id', dataRequestId === undefined ? [] : [dataRequestId]),
        ...oneOf('data.kind', kind),
        ...(open ? oneOf('state', openDataRequestStates) : []),
      ],
      sort: open ? [{ field: 'data.dueAt' as const }] : [{ field: 'createdAt' as const, descending: true }],
    };
    return page(context.views.dataRequests, query, paging, (rows) => requestRows(rows, context));
  },

  async myDataRequests(_params, context) {
    const { jobSeekerId } = accountOf(context);
    if (jobSeekerId === undefined) return { data: [] };
    const rows = await context.views.dataRequests.first({
      where: oneOf('jobSeekerId', [jobSeekerId]),
      sort: [{ field: 'createdAt', descending: true }],
      limit: 100,
    });
    return { data: rows.map(requestBase) };
  },

  async dataCopy({ id }, context) {
    const row = await ownRow(context.views.dataRequests, id, context);
    if (row === undefined || row.data.kind !== 'ACCESS_COPY' || row.data.copyUntil === null)
      return refusedWith('common.not_found');
    const { copyUntil } = row.data;
    if (!isBefore(context.now, copyUntil)) return refusedWith('dataRequest.copy_over');
    return { data: await copyOf(row.jobSeekerId, copyUntil, context, parts) };
  },

  async screeningDecisions({ dataRequestId }, context) {
    const row = await context.views.dataRequests.get(dataRequestId);
    if (row?.data.kind !== 'EXPLANATION') return refusedWith('common.not_found');
    const decisions = await decisionsAbout(row.jobSeekerId, context.views, parts);
    return { data: { jobSeekerId: row.jobSeekerId, decisions } };
  },
});
