import type { ResumeBlocks } from '@talentlog/contracts';
import { account } from '../account/index.ts';
import { contactFacts, jobSeeker, seekerIf } from '../job-seeker/index.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loaded, loadedIf } from '../shared/handle.ts';

/** Loads the person whose resume it is: what they have under way locks it. */
export const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeeker.ref(id) });

/** Loads the person, and their account once it is known: name and contact are theirs too. */
export const needPerson = ({ id, related }: { readonly id: string; readonly related: Related }) => {
  const accountId = seekerIf(related)?.data.accountId;
  return { jobSeeker: jobSeeker.ref(id), account: accountId ? account.ref(accountId) : undefined };
};

/** An account without a name is called as its person. */
function accountNamed(related: Related, jobSeekerId: string, name: string | null): Fact[] {
  const own = loadedIf(related, 'account', account);
  if (own === undefined || own.data.name !== null || !name) return [];
  const { personId } = own.data;
  return factIfTaken(account, own, 'AccountRenamed', { accountId: own.id, jobSeekerId, personId, name });
}

/** Nobody is asked for the number they signed in with: basics that say none are saved with it. */
export function withKnownPhone(related: Related, changed: Partial<ResumeBlocks>): Partial<ResumeBlocks> {
  const { phone } = loaded(related, 'jobSeeker', jobSeeker).data;
  const { basic } = changed;
  return basic === undefined || basic.phone !== null ? changed : { ...changed, basic: { ...basic, phone } };
}

/**
 * Name and e-mail of the resume are those the company knows the person by. The phone is not: it was proved by a code, and links
 * are opened with it. Nor is the e-mail, once the owner of the account proved one.
 */
export function personFacts(related: Related, basic: Partial<ResumeBlocks>['basic']): Fact[] {
  if (basic === undefined) return [];
  const { name, email } = basic;
  const seeker = loaded(related, 'jobSeeker', jobSeeker);
  if (seeker.revision < 0) return [];
  const provedOne = loadedIf(related, 'account', account)?.data.emailProved === true;
  return [
    ...contactFacts(seeker, { ...(name ? { name } : {}), ...(email && !provedOne ? { email } : {}) }),
    ...accountNamed(related, seeker.id, name),
  ];
}
