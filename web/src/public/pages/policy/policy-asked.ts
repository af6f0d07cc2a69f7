import type { PolicyName } from '@talentlog/contracts';
import type { QueryParams } from '../../../api/tables.ts';

/** What a page asks for: the policy in force, or that of the instant and the recorded version which its address names. */
export function policyAsked(policy: PolicyName, search: URLSearchParams): QueryParams<'policy'> {
  const [at, version] = [search.get('at'), search.get('version')];
  return { policy, ...(at === null ? {} : { at }), ...(version === null ? {} : { version }) };
}

const at = (page: string) => (instant: string, version: string) => `${page}?at=${instant}&version=${version}`;

/** Where the privacy policy is read as it was when somebody agreed to that version. */
export const privacyAt = at('/privacy');

/** The same of the registration agreement. */
export const agreementAt = at('/registrationAgreement');
