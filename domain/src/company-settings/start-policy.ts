import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { policyOf } from './policies.ts';

/** The clock's: only the version that waits, and not before its day. */
export const startPolicy = companySettings.decider('StartPolicy', {
  target: () => ofCompany,
  decide: ({ payload: { policy, version }, data, now }) => {
    const { planned } = policyOf(data.policies, policy);
    if (planned?.version !== version) return refuse('companySettings.invalid_transition');
    if (isBefore(now, planned.from)) return refuse('companySettings.invalid_transition', { until: planned.from });
    return accept(companySettings.fact('PolicyTookEffect', { policy, version }));
  },
});
