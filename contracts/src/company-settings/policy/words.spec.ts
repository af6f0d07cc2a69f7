import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { builtInPolicies, firstPolicyVersion, formerPolicies } from './built-in.ts';

const marked = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

/**
 * Written down by hand, one row for a version of the words that the product brings, and never changed: people agreed to them. Where this
 * fails, the words of a version were changed: give them another `firstPolicyVersion` and a row, and keep those before among the former.
 */
const words: Readonly<Record<string, string>> = {
  'privacy 2025-01-23': 'de7b6c36141d2ff8',
  'agreement 2025-01-23': '7244f3a1e8d1e505',
  'privacy 2026-11-01': '9424617b7fa657bd',
  'agreement 2026-11-01': '1eda79efa7634755',
};

test.each([
  ['privacy', formerPolicies.version, formerPolicies.texts.privacy],
  ['agreement', formerPolicies.version, formerPolicies.texts.agreement],
  ['privacy', firstPolicyVersion, builtInPolicies.privacy],
  ['agreement', firstPolicyVersion, builtInPolicies.agreement],
])('the words of %s %s are those that people agreed to', (policy, version, texts) => {
  expect(marked(texts)).toBe(words[`${policy} ${version}`]);
});
