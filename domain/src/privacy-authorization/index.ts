// Public interface of `privacy-authorization`: what other aggregates may import, and readers through `fold.ts`.
export { consentLives, isInvited } from './consent-lives.ts';
export type { PrivacyAuthorizationData } from './evolve.ts';
export { guardianNeed } from './guardian.ts';
export { privacyAuthorization } from './privacy-authorization.ts';
export { privacyAuthorizationTimers } from './timers.ts';
