import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { offer } from './offer.ts';

/** Whoever asked for the approval takes the question back. */
export const cancelApproval = offer.decider('CancelApproval', {
  offered: ({ data, actor }) => actor === undefined || data.submittedBy === actor.id,
  decide: (context) => {
    const { data, actor } = context;
    if (data.submittedBy !== actor.id) return refuse('auth.forbidden');
    return accept(offer.fact('ApprovalCancelled', { ...aboutOffer(context), step: data.currentStep }));
  },
});
