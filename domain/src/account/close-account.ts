import { claimReleased, holderOf } from '../claim/natural-key.ts';
import { seekerPhone } from '../job-seeker/phone.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { closeBlocked, type Leaving, needApplications } from './applications.ts';
import { emailKey, loginKey, phoneKey } from './keys.ts';
import { seekerIf } from './person.ts';

/** Every key the account and its person hold, by the name `needs` loads it under. */
const keysOf = ({ data, related }: Leaving) => ({
  phone: phoneKey(data.phone),
  email: emailKey(data.email),
  login: loginKey(data.loginName),
  person: seekerPhone(seekerIf(related)?.data.phone),
});

/** Lets go of every key, so that the phone can be registered anew. */
function released(context: Leaving & { readonly id: string }): Fact[] {
  const owners = [context.id, context.data.jobSeekerId];
  return Object.entries(keysOf(context)).flatMap(([name, claim]) => {
    const holder = holderOf(context.related, name);
    return claim && holder !== undefined && owners.includes(holder) ? [claimReleased(claim, holder)] : [];
  });
}

/** The clock's command after the days of regret. An offer accepted meanwhile keeps the account. */
export const closeAccount = account.decider('CloseAccount', {
  needs: (context) => ({ ...needApplications(context), ...keysOf(context) }),
  decide: (context) => {
    const { data, now, related } = context;
    if (data.closesAt !== null && isBefore(now, data.closesAt))
      return refuse('account.invalid_transition', { until: data.closesAt });
    const about = aboutAccount(context);
    if (closeBlocked(related)) return accept(account.fact('ClosingCancelled', { ...about, cause: 'OFFER_ACCEPTED' }));
    const open = seekerIf(related)?.data.applications ?? [];
    const applicationIds = open.map(({ applicationId }) => applicationId);
    return accept([account.fact('AccountClosed', { ...about, applicationIds }), ...released(context)]);
  },
});
