import { accept } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { policyOf } from './policies.ts';
import { unfitPolicy } from './unfit-policy.ts';

/** The version stays what people agreed to: what they were shown is read by the instant at which they agreed. */
export const correctPolicy = companySettings.decider('CorrectPolicy', {
  target: () => ofCompany,
  decide: ({ payload: { policy, texts, correction }, data }) => {
    const present = policyOf(data.policies, policy);
    const refused = unfitPolicy(policy, texts, present);
    if (refused) return refused;
    const { version } = present;
    return accept(companySettings.fact('PolicyCorrected', { policy, version, texts, correction }));
  },
});
