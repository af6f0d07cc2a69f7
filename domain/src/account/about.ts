import type { AccountData } from './evolve.ts';

/** What every fact about an account names. */
export const aboutAccount = ({ id, data }: { readonly id: string; readonly data: AccountData }) => ({
  accountId: id,
  jobSeekerId: data.jobSeekerId,
  personId: data.personId,
});
