// The face of `privacy-authorization`: what other aggregates, and readers through `fold.ts`, may take of it.
export { consentLives, isInvited } from './consent-lives.ts';
export type { PrivacyAuthorizationData } from './evolve.ts';
export { guardianNeed } from './guardian.ts';
export { privacyAuthorization } from './privacy-authorization.ts';
export { privacyAuthorizationTimers } from './timers.ts';
