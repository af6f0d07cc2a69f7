import type { offerQueries as contract } from '@talentlog/contracts';
import { missingForApproval } from '@talentlog/domain/fold';
import { besideOf } from '../access/beside.ts';
import { oneOf, page, withWords } from '../access/pages.ts';
import { listScope, sees } from '../access/scope.ts';
import { languageOf } from '../accounts/index.ts';
import { accountOf, type QueryContext, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { offerPage } from './offer-page.ts';
import { paperSubject } from './paper.ts';
import { accountsIn, offerRow, offerRows, type Row } from './rows.ts';
import type { OfferStored } from './view.ts';

/** In a list stands how far the approval is, not what its approvers wrote. */
const lineOf = (row: Row): Row => ({ ...row, steps: row.steps.map((step) => ({ ...step, reason: null })) });

/** The questions about offers. */
export const offerQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async offers({ approval, status, mine, text, ...paging }, context) {
    const { accountId } = accountOf(context);
    const query = {
      where: [
        ...oneOf('state.approval', approval),
        ...oneOf('state.status', status),
        ...(mine ? oneOf('assigneeIds', [accountId]) : []),
        ...(await withWords(text, context)),
      ],
      anyOf: await listScope(['VIEW_OFFER'], context),
      sort: [{ field: 'updatedAt', descending: true }],
    } as const;
    return page(context.views.offers, query, paging, async (rows) => (await offerRows(rows, context)).map(lineOf));
  },

  async offerDetail({ offerId }, context) {
    const row = await context.views.offers.get(offerId);
    if (row === undefined) return refusedWith('common.not_found');
    const beside = await besideOf([row], accountsIn(row), context);
    if (!sees('VIEW_OFFER', context, beside.owned(row))) return refusedWith('common.not_found');
    const { terms } = row.data;
    const base = offerRow(row, beside, context);
    const open = base.person.consent === 'AUTHORIZED';
    return {
      data: {
        ...base,
        pay: open ? (terms?.pay ?? null) : null,
        payRange: (await context.views.positions.get(row.positionId))?.data.details?.pay ?? null,
        before: open ? await termsBefore(row, context) : null,
        probationMonths: terms?.probationMonths ?? 0,
        workLocation: terms?.workLocation ?? '',
        positionTitle: terms?.positionTitle ?? '',
        approvers: (terms?.approverIds ?? []).map(beside.account),
        attachment: open ? (terms?.attachment ?? null) : null,
        paper: open ? row.data.paper : null,
        paperTemplate: row.notes.paperTemplate,
        note: open ? (terms?.note ?? '') : '',
        linkDays: terms?.linkDays ?? context.settings.offerLinkDays,
        missing: missingForApproval(row),
        letter: open ? row.notes.letter : null,
        endReason: open ? row.notes.endReason : null,
        language: await languageOf(context.views, row.jobSeekerId),
      },
    };
  },

  async offerPaper({ offerId, language }, context) {
    const row = await context.views.offers.get(offerId);
    if (row === undefined || !row.data.terms) return refusedWith('common.not_found');
    const beside = await besideOf([row], [], context);
    if (!sees('MANAGE_OFFER', context, beside.owned(row))) return refusedWith('common.not_found');
    if (beside.person(row.jobSeekerId).consent !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
    const subject = await paperSubject(row, language, context);
    return subject === undefined
      ? refusedWith('common.not_found')
      : { data: { jobSeekerId: row.jobSeekerId, ...subject } };
  },

  offerPage,
};

/** What was approved or asked about before the present terms: in an earlier version, or in the offer that this one takes the place of. */
async function termsBefore({ state, notes }: OfferStored, { views }: QueryContext) {
  const { before, asked, reissueOf } = notes;
  const own = state.approval === 'APPROVING' || state.approval === 'PASSED' ? before : asked;
  const earlier = own ?? (reissueOf === null ? undefined : (await views.offers.get(reissueOf))?.data.terms);
  if (!earlier) return null;
  const { pay, type, positionTitle, plannedEntryDate } = earlier;
  return { pay, type, positionTitle, plannedEntryDate: plannedEntryDate ?? '' };
}
