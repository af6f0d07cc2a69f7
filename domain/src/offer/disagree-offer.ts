import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { isCurrent, offeredToCurrent } from './approvers.ts';
import { offer } from './offer.ts';

/** The approver whose turn it is says no, with a reason. */
export const disagreeOffer = offer.decider('DisagreeOffer', {
  offered: offeredToCurrent,
  decide: (context) => {
    const { data, actor, payload } = context;
    if (!isCurrent(data, actor.id)) return refuse('approval.not_current');
    const { hrOwnerId, currentStep: step } = data;
    const { reason } = payload;
    return accept(
      offer.fact('StepDisagreed', { ...aboutOffer(context), hrOwnerId, step, approverId: actor.id, reason }),
    );
  },
});
