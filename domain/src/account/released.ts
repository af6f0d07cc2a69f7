import { claimReleased, holderOf } from '../claim/index.ts';
import { seekerEmail, seekerIf, seekerPhone } from '../job-seeker/index.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { companyAccountKeyOf } from './company-account.ts';
import type { AccountData } from './evolve.ts';
import { emailKey, loginKey, phoneKey } from './keys.ts';

/** What a decision about leaving knows. */
interface Leaving {
  readonly data: AccountData;
  readonly related: Related;
}

/** Every key the account and its person hold, by the name `needs` loads it under. */
export const needKeysHeld = ({ data, related }: Leaving) => ({
  phone: phoneKey(data.phone),
  email: emailKey(data.email),
  login: loginKey(data.loginName),
  company: companyAccountKeyOf(data.companyAccount),
  person: seekerPhone(seekerIf(related)?.data.phone),
  personEmail: seekerEmail(seekerIf(related)?.data.email),
});

/** Lets go of every key, so that the phone can be registered anew. */
export function released(context: Leaving & { readonly id: string }): Fact[] {
  const owners = [context.id, context.data.jobSeekerId];
  return Object.entries(needKeysHeld(context)).flatMap(([name, claim]) => {
    const holder = holderOf(context.related, name);
    return claim && holder !== undefined && owners.includes(holder) ? [claimReleased(claim, holder)] : [];
  });
}
