import { accept, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { aboutOffer } from './about.ts';
import { canApprove, currentStep, involved, isCurrent, needApprovers, offeredToCurrent } from './approvers.ts';
import { approversWith, ownDraft } from './authors.ts';
import type { OfferData } from './data.ts';
import { offer } from './offer.ts';

const mayHop = (data: OfferData, { approvalHops }: Settings): boolean =>
  (currentStep(data)?.forwardedFrom.length ?? 0) < approvalHops;

/** Hands one's turn to somebody who did not have it yet, a few times at the most. */
export const forwardOffer = offer.decider('ForwardOffer', {
  offered: (shown) => offeredToCurrent(shown) && mayHop(shown.data, shown.settings),
  needs: ({ payload }) => needApprovers([payload.toAccountId]),
  decide: (context) => {
    const { data, actor, payload, settings } = context;
    const step = currentStep(data);
    if (step === undefined || !isCurrent(data, actor.id)) return refuse('approval.not_current');
    if (involved(data).includes(payload.toAccountId) || !mayHop(data, settings))
      return refuse('approval.forward_loop', { hops: step.forwardedFrom.length }, 'toAccountId');
    if (!canApprove(context.related, payload.toAccountId))
      return refuse('offer.approver_required', { accountId: payload.toAccountId }, 'toAccountId');
    const approverIds = approversWith(data.steps, data.currentStep, payload.toAccountId);
    const own = ownDraft(data, approverIds, settings, 'toAccountId');
    if (own) return own;
    return accept(
      offer.fact('StepForwarded', {
        ...aboutOffer(context),
        step: data.currentStep,
        fromAccountId: actor.id,
        toAccountId: payload.toAccountId,
        reason: payload.reason,
      }),
    );
  },
});
