import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { isCurrent, offeredToCurrent } from './approvers.ts';
import { offer } from './offer.ts';

/** The approver whose turn it is agrees; the last one passes the approval. */
export const agreeOffer = offer.decider('AgreeOffer', {
  offered: offeredToCurrent,
  decide: (context) => {
    const { data, actor } = context;
    if (!isCurrent(data, actor.id)) return refuse('approval.not_current');
    const next = data.steps[data.currentStep + 1];
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
