// Public interface of `offer`: what other aggregates may import, and readers through `fold.ts`.
export { collectionArchived, needCollection, needCollectionToEnd } from './collection.ts';
export { isTakenBack, type KnownTerms, type OfferData, type OfferState } from './data.ts';
export { offerMachine } from './machine.ts';
export { offer } from './offer.ts';
export { needOfferLink, offerLinkClosed } from './offer-link.ts';
export { paperTemplateId, paperValues, paperWords } from './paper.ts';
export { missingForApproval } from './terms.ts';
export { offerTimers } from './timers.ts';
