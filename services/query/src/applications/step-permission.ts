import type { NextStep, PermissionCode } from '@talentlog/contracts';

/** Steps whose thing is the offer. */
export const aboutOffer: readonly NextStep[] = ['SUBMIT_OFFER', 'SEND_OFFER'];
const byOffers: readonly NextStep[] = ['DRAFT_OFFER', ...aboutOffer];
/** Steps whose thing is the collection. */
export const aboutCollection: readonly NextStep[] = [
  'SEND_COLLECTION',
  'REMIND_COLLECTION',
  'REVIEW_COLLECTION',
  'PUSH_COLLECTION',
  'CONFIRM_ONBOARDING',
];

/** What one must be allowed to take this step of HR. */
export const permissionOf = (step: NextStep): PermissionCode =>
  byOffers.includes(step) ? 'MANAGE_OFFER' : aboutCollection.includes(step) ? 'MANAGE_COLLECTION' : 'MANAGE_RECORD';
