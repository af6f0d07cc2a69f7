// Public interface of `people`: what other subjects and the root of the service may import.
export { commentsOf, commentsSeen, withComments } from './comments.ts';
export { contactsToConfirm } from './contacts-to-confirm.ts';
export { consentRecord, guardianNeedOf, ownConsent } from './own-consent.ts';
export { personQueries } from './queries.ts';
export { revealedUntil } from './revealed.ts';
export { peopleProjector } from './view.ts';
