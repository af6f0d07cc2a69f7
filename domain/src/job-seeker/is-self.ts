import type { AccountData } from '../account/index.ts';
import type { JobSeekerData } from './data.ts';

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Whether a colleague is this candidate: it is their account, or they are reached by the same phone or e-mail. */
export const isSelf = (
  { accountId, phone, email }: Pick<JobSeekerData, 'accountId' | 'phone' | 'email'>,
  colleague: { readonly id: string; readonly data: Pick<AccountData, 'phone' | 'email'> },
): boolean => accountId === colleague.id || same(phone, colleague.data.phone) || same(email, colleague.data.email);
