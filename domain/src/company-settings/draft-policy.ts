import { accept } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { policyOf } from './policies.ts';
import { sameWords } from './unfit-policy.ts';

/** Whatever is written is kept: it is looked at when it is to be published. */
export const draftPolicy = companySettings.decider('DraftPolicy', {
  target: () => ofCompany,
  decide: ({ payload: { policy, texts }, data }) => {
    const { draft, texts: present } = policyOf(data.policies, policy);
    return accept(sameWords(texts, draft ?? present) ? [] : companySettings.fact('PolicyDrafted', { policy, texts }));
  },
});
