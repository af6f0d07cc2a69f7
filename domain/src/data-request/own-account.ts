import { account } from '../account/index.ts';
import { seekerIf } from '../job-seeker/index.ts';
import type { Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';

/** The account of whom a request is about, where they have one. */
export function accountRef(related: Related) {
  const accountId = seekerIf(related)?.data.accountId;
  return accountId ? account.ref(accountId) : undefined;
}

/** Nobody can sign in there, so that nobody could think better of closing it: such an account ends by deletion. */
export const isSuspended = (related: Related): boolean => loadedIf(related, 'account', account)?.state === 'SUSPENDED';
