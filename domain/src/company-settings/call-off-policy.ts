import { accept, refuse } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { policyOf } from './policies.ts';

/** The version in force goes on; what was written for the other one is a draft again. */
export const callOffPolicy = companySettings.decider('CallOffPolicy', {
  target: () => ofCompany,
  decide: ({ payload: { policy }, data }) => {
    const { planned } = policyOf(data.policies, policy);
    if (planned === null) return refuse('policy.none_planned');
    return accept(companySettings.fact('PolicyCalledOff', { policy, version: planned.version }));
  },
});
