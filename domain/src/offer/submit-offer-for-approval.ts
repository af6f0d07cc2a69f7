import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { canApprove, needApprovers } from './approvers.ts';
import { ownDraft } from './authors.ts';
import { offer } from './offer.ts';
import { missingTerms } from './terms.ts';

/** Asks the approvers, one after the other. Nothing is offered while a required term is empty. */
export const submitOfferForApproval = offer.decider('SubmitOfferForApproval', {
  offered: ({ data }) => data.terms !== undefined && missingTerms(data.terms).length === 0,
  needs: ({ data }) => needApprovers(data.terms?.approverIds ?? []),
  decide: (context) => {
    const { data, payload, actor } = context;
    if (data.terms === undefined) return refuse('common.not_found');
    const { type } = data.terms;
    const approverIds = [...new Set(data.terms.approverIds)];
    if (payload.batchType !== null && payload.batchType !== type)
      return refuse('offer.batch_mixed_type', { type, batch: payload.batchType });
    if (approverIds.length === 0) return refuse('offer.approver_required', undefined, 'approverIds');
    const unable = approverIds.find((accountId) => !canApprove(context.related, accountId));
    if (unable !== undefined) return refuse('offer.approver_required', { accountId: unable }, 'approverIds');
    const own = ownDraft({ ...data, submittedBy: actor.id }, approverIds, context.settings, 'approverIds');
    if (own) return own;
    const [missing] = missingTerms(data.terms);
    if (missing) return refuse('offer.fields_required', { field: missing }, missing);
    return accept(
      offer.fact('ApprovalSubmitted', {
        ...aboutOffer(context),
        version: data.version,
        approverIds,
        submittedBy: actor.id,
      }),
    );
  },
});
