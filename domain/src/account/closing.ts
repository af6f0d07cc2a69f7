import { applicationRef, loadedApplication } from '../application/work.ts';
import { claimReleased, holderOf } from '../claim/holding.ts';
import { seekerPhone } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { type Ref } from '../shared/aggregate.ts';
import { accept, type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { accountOf, type Deciding, emailKey, loginKey, needSeeker, phoneKey } from './keys.ts';
import type { AccountData } from './lifecycle.ts';

interface Needing {
  readonly data: AccountData;
  readonly related: Related;
}

/** Every record of the person: an accepted offer outlives its record when that ended as signed. */
function needRecords({ data, related }: Needing): Record<string, Ref | undefined> {
  const seeker = loadedIf(related, 'jobSeeker', jobSeeker)?.data;
  const ids = [
    ...(seeker?.applications ?? []).map(({ applicationId }) => applicationId),
    ...(seeker?.closedApplicationIds ?? []),
  ];
  return {
    ...needSeeker({ data }),
    ...Object.fromEntries(ids.map((id) => [`record:${id}`, applicationRef(id)])),
  };
}

/** Nobody leaves between the acceptance of an offer and the first day of work. */
function blocked(related: Related): Refusal | undefined {
  const records = Object.keys(related).filter((name) => name.startsWith('record:'));
  const accepted = records.some((name) =>
    loadedApplication(related, name).data.offers.some(({ status }) => status === 'ACCEPTED'),
  );
  return accepted ? refuse('account.close_blocked') : undefined;
}

export const requestClosing: Deciding<'RequestClosing'> = {
  needs: needRecords,
  decide: (context) => {
    const closesAt = addDays(context.now, context.settings.closingRegretDays);
    return (
      blocked(context.related) ??
      accept({ type: 'ClosingRequested', data: { ...accountOf(context), closesAt } }, { closesAt })
    );
  },
};

/** Every key the account and its person hold, by the name `needs` loads it under. */
const keysOf = ({ data, related }: Needing) => ({
  phone: phoneKey(data.phone),
  email: emailKey(data.email),
  login: loginKey(data.loginName),
  person: seekerPhone(loadedIf(related, 'jobSeeker', jobSeeker)?.data.phone),
});

/** Lets go of every key, so that the phone can be registered anew. */
function released(context: Needing & { readonly id: string }): Fact[] {
  const owners = [context.id, context.data.jobSeekerId];
  return Object.entries(keysOf(context)).flatMap(([name, claim]) => {
    const holder = holderOf(context.related, name);
    return claim && holder !== undefined && owners.includes(holder) ? [claimReleased(claim, holder)] : [];
  });
}

export const closeAccount: Deciding<'CloseAccount'> = {
  needs: (context) => ({ ...needRecords(context), ...keysOf(context) }),
  decide: (context) => {
    const { data, now, related } = context;
    if (data.closesAt !== null && isBefore(now, data.closesAt))
      return refuse('account.invalid_transition', { until: data.closesAt });
    const account = accountOf(context);
    if (blocked(related)) return accept({ type: 'ClosingCancelled', data: { ...account, cause: 'OFFER_ACCEPTED' } });
    const open = loadedIf(related, 'jobSeeker', jobSeeker)?.data.applications ?? [];
    const applicationIds = open.map(({ applicationId }) => applicationId);
    return accept([{ type: 'AccountClosed', data: { ...account, applicationIds } }, ...released(context)]);
  },
};
