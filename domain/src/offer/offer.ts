import { offerCommands, offerEvents } from '@talentlog/contracts';
import { defineAggregate, refuse } from '../shared/aggregate.ts';
import { acceptOffer, refuseOffer } from './answering.ts';
import { agreeOffer, cancelApproval, disagreeOffer, forwardOffer, submitForApproval } from './approving.ts';
import { draftOffer, editOffer, reissueOffer } from './drafting.ts';
import { evolveOffer } from './evolve.ts';
import { noOffer, type OfferData, type OfferState, offerLifecycle } from './lifecycle.ts';
import { expireOffer, remindOffer, resendOfferLink, sendOffer, withdrawOffer } from './sending.ts';

const onboardOnly = refuse('offer.onboard_manual_forbidden');

export const offer = defineAggregate<typeof offerCommands, typeof offerEvents, OfferData, OfferState>({
  name: 'offer',
  commands: offerCommands,
  events: offerEvents,
  lifecycle: offerLifecycle,
  initialData: noOffer,
  evolve: evolveOffer,
  deciders: {
    DraftOffer: draftOffer,
    EditOffer: editOffer,
    SubmitOfferForApproval: submitForApproval,
    AgreeOffer: agreeOffer,
    DisagreeOffer: disagreeOffer,
    ForwardOffer: forwardOffer,
    CancelApproval: cancelApproval,
    SendOffer: sendOffer,
    AcceptOffer: acceptOffer,
    RefuseOffer: refuseOffer,
    ExpireOffer: expireOffer,
    RemindOffer: remindOffer,
    WithdrawOffer: withdrawOffer,
    ResendOfferLink: resendOfferLink,
    ReissueOffer: reissueOffer,
    MarkOfferOnBoard: { illegal: () => onboardOnly, offered: () => false, decide: () => onboardOnly },
  },
  ownership: ({ positionId, jobSeekerId, steps, currentStep }) => ({
    positionId,
    jobSeekerId,
    // Whoever had it in hand may still see it; only the one whose turn it is may decide.
    assignees: steps.slice(0, currentStep + 1).flatMap((step) => [step.approverId, ...step.forwardedFrom]),
  }),
});
