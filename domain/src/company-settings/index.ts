// The face of `company-settings`: what other aggregates, and readers through `fold.ts`, may take of it.
export { companySettings } from './company-settings.ts';
export { type CompanySettingsData, inForce } from './evolve.ts';
export { policyOf } from './policies.ts';
export { companySettingsTimers } from './timers.ts';
