import { decides } from '../shared/aggregate.ts';
import { acceptOffer } from './accept-offer.ts';
import { agreeOffer } from './agree-offer.ts';
import { cancelApproval } from './cancel-approval.ts';
import { disagreeOffer } from './disagree-offer.ts';
import { draftOffer } from './draft-offer.ts';
import { editOffer } from './edit-offer.ts';
import { expireOffer } from './expire-offer.ts';
import { forwardOffer } from './forward-offer.ts';
import { handOverApproval } from './hand-over-approval.ts';
import { markOfferOnBoard } from './mark-offer-on-board.ts';
import { offer } from './offer.ts';
import { refuseOffer } from './refuse-offer.ts';
import { reissueOffer } from './reissue-offer.ts';
import { remindOffer } from './remind-offer.ts';
import { resendOfferLink } from './resend-offer-link.ts';
import { sendOffer } from './send-offer.ts';
import { submitOfferForApproval } from './submit-offer-for-approval.ts';
import { withdrawOffer } from './withdraw-offer.ts';

/** The offer with the decision of every command. */
export const decidedOffer = decides(offer, {
  DraftOffer: draftOffer,
  EditOffer: editOffer,
  SubmitOfferForApproval: submitOfferForApproval,
  AgreeOffer: agreeOffer,
  DisagreeOffer: disagreeOffer,
  ForwardOffer: forwardOffer,
  HandOverApproval: handOverApproval,
  CancelApproval: cancelApproval,
  SendOffer: sendOffer,
  AcceptOffer: acceptOffer,
  RefuseOffer: refuseOffer,
  ExpireOffer: expireOffer,
  RemindOffer: remindOffer,
  WithdrawOffer: withdrawOffer,
  ResendOfferLink: resendOfferLink,
  ReissueOffer: reissueOffer,
  MarkOfferOnBoard: markOfferOnBoard,
});
