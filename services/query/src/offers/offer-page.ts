import { isTakenBack, offer } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { aboutPage, ownRow } from '../links/index.ts';

/** An offer as the person it is made to reads and answers it. A draft is not an offer to them yet. */
export const offerPage: QueryHandlers['offerPage'] = async ({ id }, context) => {
  const row = await ownRow(context.views.offers, id, context);
  if (!row?.data.terms || row.state.status === 'PENDING_SEND') return refusedWith('common.not_found');
  const { terms, invalidReason, answeredAt, link } = row.data;
  const { name, position, contact, owned } = await aboutPage(row, context);
  return {
    data: {
      offerId: row.id,
      name,
      position,
      type: terms.type,
      status: row.state.status,
      link: row.state.link,
      invalidReason,
      pay: terms.pay,
      plannedEntryDate: terms.plannedEntryDate ?? '',
      probationMonths: terms.probationMonths,
      workLocation: terms.workLocation,
      letter: row.notes.letter ?? '',
      expiresAt: link?.expiresAt ?? null,
      answeredAt,
      attachment: isTakenBack(row.data) ? null : terms.attachment,
      paper: isTakenBack(row.data) ? null : row.data.paper,
      contact,
      revision: row.revision,
      allowedActions: actionsFor(offer, row, owned, context),
    },
  };
};
