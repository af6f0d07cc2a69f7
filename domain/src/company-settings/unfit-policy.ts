import { type PolicyName, type PolicyTexts, policyFault } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import type { PolicyData } from './policies.ts';

/** Whether both languages say the same. */
export const sameWords = (one: PolicyTexts, other: PolicyTexts): boolean =>
  one['zh-CN'] === other['zh-CN'] && one['en-US'] === other['en-US'];

/** Why these texts are no new words of the policy. */
export function unfitPolicy(policy: PolicyName, texts: PolicyTexts, present: PolicyData): Refusal | undefined {
  const fault = policyFault(policy, texts);
  if (fault) return refuse(fault.code, fault.params, `texts.${fault.path}`);
  return sameWords(texts, present.texts) ? refuse('policy.unchanged') : undefined;
}
