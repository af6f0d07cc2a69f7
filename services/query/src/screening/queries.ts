import type { screeningItemQueries as contract } from '@talentlog/contracts';
import { besideOf } from '../access/beside.ts';
import { oneOf, page, withWords } from '../access/pages.ts';
import { listScope, sees } from '../access/scope.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { originalText, resumeSeen } from '../resumes/index.ts';
import { accountsIn, screeningRow, screeningRows } from './rows.ts';

/** The questions about screening. */
export const screeningQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async screeningItems({ state, mine, text, ...paging }, context) {
    const { accountId } = accountOf(context);
    const query = {
      where: [
        ...oneOf('state', state),
        ...(mine ? oneOf('data.screenerId', [accountId]) : []),
        ...(await withWords(text, context)),
      ],
      anyOf: await listScope(['SCREEN_RESUME', 'MANAGE_SCREENING'], context),
      sort: [{ field: 'data.deadline' }],
    } as const;
    return page(context.views.screeningItems, query, paging, async (rows) =>
      (await screeningRows(rows, context)).map((row) => ({ ...row, opinion: null })),
    );
  },

  async screeningItem({ itemId }, context) {
    const row = await context.views.screeningItems.get(itemId);
    if (row === undefined) return refusedWith('common.not_found');
    const beside = await besideOf([row], accountsIn(row), context);
    const owned = beside.owned(row);
    if (!sees('SCREEN_RESUME', context, owned) && !sees('MANAGE_SCREENING', context, owned))
      return refusedWith('common.not_found');
    const base = screeningRow(row, beside, context);
    const resume = await resumeSeen(row.jobSeekerId, base.person.consent, context);
    const original = resume === null ? null : await originalText(row.jobSeekerId, context);
    const requirements = (await context.views.positions.get(row.positionId))?.data.details?.requirements ?? '';
    return { data: { ...base, resume, original, requirements, note: row.data.note ?? '' } };
  },
};
