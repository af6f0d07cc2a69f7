import { refuse } from '../shared/decider.ts';
import { offer } from './offer.ts';

const onboardOnly = refuse('offer.onboard_manual_forbidden');

/** Always refused: an offer becomes ON_BOARD by the onboarding function alone (`ConfirmOnboarding` of the application). */
export const markOfferOnBoard = offer.decider('MarkOfferOnBoard', {
  illegal: () => onboardOnly,
  offered: () => false,
  decide: () => onboardOnly,
});
