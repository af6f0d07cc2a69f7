import type { accountCommands, PayloadOf } from '@talentlog/contracts';
import type { Claim } from '../claim/holding.ts';
import { jobSeekerRef } from '../job-seeker/contact.ts';
import type { Decider } from '../shared/decider.ts';
import type { AccountData } from './lifecycle.ts';

type Commands = typeof accountCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, AccountData, string>;

/** What leads to one account alone; none where there is no value. */
const key =
  (claim: string) =>
  (value: string | null | undefined): Claim | undefined =>
    value ? { claim, key: value } : undefined;
export const phoneKey = key('account-phone');
export const emailKey = key('account-email');
export const loginKey = key('account-login');

/** What every fact about an account names. */
export const accountOf = ({ id, data }: { readonly id: string; readonly data: AccountData }) => ({
  accountId: id,
  jobSeekerId: data.jobSeekerId,
  personId: data.personId,
});

/** Loads the person whose account it is; staff are nobody's job seeker. */
export const needSeeker = ({ data }: { readonly data: AccountData }) => ({
  jobSeeker: data.jobSeekerId === null ? undefined : jobSeekerRef(data.jobSeekerId),
});
