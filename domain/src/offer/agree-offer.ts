import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { canApprove, isCurrent, needApprovers, nextStep, offeredToCurrent } from './approvers.ts';
import { ownDraft } from './authors.ts';
import { offer } from './offer.ts';

/** The approver whose turn it is agrees; the last one passes the approval. It goes to nobody who cannot go on with it: another one is named before. */
export const agreeOffer = offer.decider('AgreeOffer', {
  offered: offeredToCurrent,
  needs: ({ data }) => {
    const next = nextStep(data);
    return next === undefined ? {} : needApprovers([next.approverId]);
  },
  decide: (context) => {
    const { data, actor, related, settings } = context;
    if (!isCurrent(data, actor.id)) return refuse('approval.not_current');
    const next = nextStep(data);
    if (next !== undefined && !canApprove(related, next.approverId))
      return refuse('approval.next_unable', { accountId: next.approverId });
    const own =
      next === undefined
        ? ownDraft(
            data,
            data.steps.map(({ approverId }) => approverId),
            settings,
          )
        : undefined;
    if (own) return own;
    return accept(
      offer.fact('StepAgreed', {
        ...aboutOffer(context),
        hrOwnerId: data.hrOwnerId,
        step: data.currentStep,
        approverId: actor.id,
        final: next === undefined,
        nextApproverId: next?.approverId ?? null,
      }),
    );
  },
});
