import type { interviewQueries as contract } from '@talentlog/contracts';
import { ownersOf } from '../access/owners.ts';
import { oneOf, page } from '../access/pages.ts';
import { listScope, sees } from '../access/scope.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import type { On } from '../views/view.ts';
import { interviewPage } from './interview-page.ts';
import { interviewTimes } from './interview-times.ts';
import { interviewRows, type Row } from './rows.ts';

const between = (from: string | undefined, to: string | undefined): On<'data.start'>[] =>
  from || to ? [{ field: 'data.start', ...(from ? { from } : {}), ...(to ? { to } : {}) }] : [];

/** In a list stands who has evaluated, not what they think of the person; and no code that is told to one. */
const lineOf = ({ evaluationForm: _asked, ...row }: Row): Row => ({
  ...row,
  signInCode: null,
  evaluations: row.evaluations.map((sheet) => ({ ...sheet, result: null, scores: [], form: null, text: null })),
});

/** The questions about interviews. */
export const interviewQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async interviews({ from, to, mine, life, ...paging }, context) {
    const { accountId } = accountOf(context);
    const query = {
      where: [...oneOf('state.life', life), ...between(from, to), ...(mine ? oneOf('assigneeIds', [accountId]) : [])],
      anyOf: await listScope(['VIEW_JOB_SEEKER'], context),
      sort: [{ field: 'data.start' }],
    } as const;
    return page(context.views.interviews, query, paging, async (rows) =>
      (await interviewRows(rows, context)).map(lineOf),
    );
  },

  async interviewDetail({ interviewId }, context) {
    const row = await context.views.interviews.get(interviewId);
    if (!row || !sees('VIEW_JOB_SEEKER', context, await ownersOf(row, context))) return refusedWith('common.not_found');
    const [data] = await interviewRows([row], context);
    return data ? { data } : refusedWith('common.not_found');
  },

  interviewPage,
  interviewTimes,
};
