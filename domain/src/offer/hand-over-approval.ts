import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { canApprove, involved, isCurrent, needApprovers } from './approvers.ts';
import { offer } from './offer.ts';

/** The turn of an approver who leaves goes to somebody who did not have the offer in hand yet. It counts as no hop of the approvers' own. */
export const handOverApproval = offer.decider('HandOverApproval', {
  needs: ({ payload }) => needApprovers([payload.toAccountId]),
  decide: (context) => {
    const { data, related, payload } = context;
    const { fromAccountId, toAccountId } = payload;
    if (!isCurrent(data, fromAccountId)) return refuse('approval.not_current');
    if (involved(data).includes(toAccountId)) return refuse('approval.forward_loop', undefined, 'toAccountId');
    if (!canApprove(related, toAccountId))
      return refuse('offer.approver_required', { accountId: toAccountId }, 'toAccountId');
    const { currentStep: step } = data;
    const forwarded = { ...aboutOffer(context), step, fromAccountId, toAccountId, reason: null };
    return accept(offer.fact('StepForwarded', forwarded));
  },
});
