// Public interface of `account`: what other aggregates may import, and readers through `fold.ts`.
export { canDo } from './ability.ts';
export { aboutAccount } from './about.ts';
export { account } from './account.ts';
export { isAdministrator } from './administrators.ts';
export { companyAccountKeyOf } from './company-account.ts';
export { type AccountData, noAccount } from './evolve.ts';
export { isFactorRequired } from './factor-required.ts';
export { emailKey, loginKey, phoneKey } from './keys.ts';
export { provedContact } from './proved-contact.ts';
export { accountTimers } from './timers.ts';
