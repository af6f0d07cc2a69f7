import { claimReleased, holderOf } from '../claim/natural-key.ts';
import { seekerPhone } from '../job-seeker/phone.ts';
import type { Fact } from '../shared/decider.ts';
import type { Leaving } from './applications.ts';
import { companyAccountKeyOf } from './company-account.ts';
import { emailKey, loginKey, phoneKey } from './keys.ts';
import { seekerIf } from './person.ts';

/** Every key the account and its person hold, by the name `needs` loads it under. */
export const needKeysHeld = ({ data, related }: Leaving) => ({
  phone: phoneKey(data.phone),
  email: emailKey(data.email),
  login: loginKey(data.loginName),
  company: companyAccountKeyOf(data.companyAccount),
  person: seekerPhone(seekerIf(related)?.data.phone),
});

/** Lets go of every key, so that the phone can be registered anew. */
export function released(context: Leaving & { readonly id: string }): Fact[] {
  const owners = [context.id, context.data.jobSeekerId];
  return Object.entries(needKeysHeld(context)).flatMap(([name, claim]) => {
    const holder = holderOf(context.related, name);
    return claim && holder !== undefined && owners.includes(holder) ? [claimReleased(claim, holder)] : [];
  });
}
