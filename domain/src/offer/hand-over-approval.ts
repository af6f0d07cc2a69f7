import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { canApprove, involved, needApprovers, waitingStep } from './approvers.ts';
import { approversWith, ownDraft } from './authors.ts';
import { offer } from './offer.ts';

/** The turn of an approver who leaves, now or later, goes to somebody who did not have the offer in hand yet. It counts as no hop of the approvers' own. */
export const handOverApproval = offer.decider('HandOverApproval', {
  needs: ({ payload }) => needApprovers([payload.toAccountId]),
  decide: (context) => {
    const { data, related, payload } = context;
    const { fromAccountId, toAccountId } = payload;
    const step = waitingStep(data, fromAccountId);
    if (step === undefined) return refuse('approval.not_current');
    if (involved(data, step).includes(toAccountId)) return refuse('approval.forward_loop', undefined, 'toAccountId');
    if (!canApprove(related, toAccountId))
      return refuse('offer.approver_required', { accountId: toAccountId }, 'toAccountId');
    const own = ownDraft(data, approversWith(data.steps, step, toAccountId), context.settings, 'toAccountId');
    if (own) return own;
    const forwarded = { ...aboutOffer(context), step, fromAccountId, toAccountId, reason: null };
    const early = step > data.currentStep ? { early: true } : {};
    return accept(offer.fact('StepForwarded', { ...forwarded, ...early }));
  },
});
