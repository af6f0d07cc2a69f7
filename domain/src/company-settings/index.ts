// Public interface of `company-settings`: what other aggregates may import, and readers through `fold.ts`.
export { companySettings } from './company-settings.ts';
export { type CompanySettingsData, inForce } from './evolve.ts';
export { policyOf } from './policies.ts';
export { companySettingsTimers } from './timers.ts';
