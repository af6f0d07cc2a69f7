import { isStaff } from '@talentlog/contracts';
import { aboutAccount, account, isAdministrator } from '../account/index.ts';
import { closeBlocked, needApplications } from '../application/index.ts';
import { seekerIf } from '../job-seeker/index.ts';
import { privacyAuthorization } from '../privacy-authorization/index.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays } from '../shared/time.ts';
import type { DataRequestData } from './evolve.ts';
import { accountRef, isSuspended } from './own-account.ts';

interface Fulfilling {
  readonly data: DataRequestData;
  readonly related: Related;
  readonly now: string;
  readonly settings: Settings;
}

/** Loads what a fulfilled request of this kind changes, and what stands in its way. */
export function needConsequences({ data, related }: Pick<Fulfilling, 'data' | 'related'>) {
  return {
    ...needApplications({ data, related }),
    account: accountRef(related),
    consent: data.kind === 'WITHDRAWAL' ? privacyAuthorization.ref(data.jobSeekerId) : undefined,
  };
}

/**
 * Nobody is forgotten between the acceptance of an offer and the first day of work, nor while they work here: what the answer promises would
 * be refused later, when nobody hears of it.
 */
export function hindered({ data: { kind }, related }: Pick<Fulfilling, 'data' | 'related'>): Refusal | undefined {
  if (kind !== 'DELETION' && kind !== 'CLOSING') return undefined;
  if (kind === 'CLOSING' && isSuspended(related)) return refuse('dataRequest.account_suspended');
  if (closeBlocked(related)) return refuse('dataRequest.offer_accepted');
  const own = loadedIf(related, 'account', account)?.data ?? { roles: [] };
  const isNeeded = kind === 'DELETION' ? isStaff(own.roles) : isAdministrator(own);
  return isNeeded ? refuse('jobSeeker.erase_colleague') : undefined;
}

/** What the answer brings about at once; what is over already stays as it is. */
export function consequences(context: Fulfilling): Fact[] {
  switch (context.data.kind) {
    case 'WITHDRAWAL':
      return withdrawn(context);
    case 'CLOSING':
      return closing(context);
    case 'ACCESS_COPY':
    case 'CORRECTION':
    case 'DELETION':
    case 'EXPLANATION':
      return [];
  }
}

function withdrawn({ data: { jobSeekerId }, related }: Fulfilling): Fact[] {
  const consent = loadedIf(related, 'consent', privacyAuthorization);
  const applicationIds = (seekerIf(related)?.data.applications ?? []).map(({ applicationId }) => applicationId);
  if (consent === undefined) return [];
  return factIfTaken(privacyAuthorization, consent, 'ConsentWithdrawn', { jobSeekerId, applicationIds });
}

function closing({ related, now, settings }: Fulfilling): Fact[] {
  const own = loadedIf(related, 'account', account);
  if (own === undefined) return [];
  const closesAt = addDays(now, settings.closingRegretDays);
  return factIfTaken(account, own, 'ClosingRequested', { ...aboutAccount(own), closesAt });
}
