import type { Claim } from '../claim/index.ts';

/** What leads to one account alone; none where there is no value. */
const key =
  (claim: string) =>
  (value: string | null | undefined): Claim | undefined =>
    value ? { claim, key: value } : undefined;
export const phoneKey = key('account-phone');
export const emailKey = key('account-email');
export const loginKey = key('account-login');
