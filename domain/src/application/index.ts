// Public interface of `application`: what other aggregates may import, and readers through `fold.ts`.
export { application } from './application.ts';
export { closeBlocked, needApplications } from './close-blocked.ts';
export { type ApplicationData, noApplication, workHere, workInHand } from './data.ts';
export { acceptedOffer, liveOffer } from './live-offer.ts';
export { lockHeldBy } from './lock.ts';
export { needPersonOf, otherApplications } from './person.ts';
export { stagesAhead, stagesBack, stagesBeyond, waitsForInterview, waitsForScreening } from './stages.ts';
export { applicationTimers } from './timers.ts';
export { type FoldedApplication, isActiveApplication, loadedApplication, workClosed, workOpened } from './work.ts';
