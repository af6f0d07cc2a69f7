import { agreementText } from './built-in-agreement.ts';
import { privacyText } from './built-in-privacy.ts';
import { formerAgreement } from './former-agreement.ts';
import { formerPrivacy } from './former-privacy.ts';
import type { PolicyName, PolicyTexts } from './policy.ts';

/** The texts that a company begins with. */
export const builtInPolicies: Readonly<Record<PolicyName, PolicyTexts>> = {
  privacy: privacyText,
  agreement: agreementText,
};

/** The version of those texts: whoever changes a word of them names another day, and keeps the words before among the former. */
export const firstPolicyVersion = '2026-11-01';

/** What a company began with before: people agreed to it, and it is read by its version. */
export const formerPolicies = {
  version: '2025-01-23',
  texts: { privacy: formerPrivacy, agreement: formerAgreement } satisfies Record<PolicyName, PolicyTexts>,
} as const;
