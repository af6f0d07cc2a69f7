import { isStaff } from '@talentlog/contracts';
import { account } from '@talentlog/domain/fold';
import type { ProvidedIdentity } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { linkTo } from './account-of-company.ts';
import type { Origin, SignInParts } from './decision.ts';

type Parts = Pick<SignInParts, 'signIns' | 'seal' | 'clock'>;
interface Vouched extends Pick<ProvidedIdentity, 'issuer' | 'subject'> {
  /** Whose the account is was shown, too: it is joined once its owner is in, by the second factor where there is one. */
  readonly isProved: boolean;
}

const lifeMs = 10 * 60_000;
const about = (accountId: string) => `vouched:${accountId}`;

/** The provider vouched, in this browser, for whoever has the mail of the account; what it said before is over. */
export async function rememberVouched(
  accountId: string,
  { issuer, subject, isProved }: Vouched,
  origin: Origin,
  parts: Parts,
): Promise<void> {
  await forgetVouched(accountId, origin, parts);
  const level = parts.seal.seal(Buffer.from(JSON.stringify({ issuer, subject, isProved })), about(accountId));
  const expiresAt = parts.clock().getTime() + lifeMs;
  await parts.signIns.putStepUp({ linkId: about(accountId), browser: origin.browser, level, expiresAt });
}

/** Whom the provider vouched for last. */
export async function vouchedFor(accountId: string, origin: Origin, parts: Parts): Promise<Vouched | undefined> {
  const [level] = await wordsOf(accountId, origin, parts);
  return level === undefined ? undefined : JSON.parse(parts.seal.open(level, about(accountId)).toString());
}

/** Joins the account that is being entered with the company's, where its owner asked for it in this browser and may. */
export async function joinProved(
  accountId: string,
  origin: Origin,
  parts: Parts & Pick<SignInParts, 'cache' | 'pipeline'>,
): Promise<Outcome | Refused | undefined> {
  const vouched = await vouchedFor(accountId, origin, parts);
  if (!vouched?.isProved) return undefined;
  await forgetVouched(accountId, origin, parts);
  const data = async () => (await parts.cache.load(account, accountId)).data;
  if (!isStaff((await data()).roles)) return refused('company_account.not_staff');
  const told = await linkTo(accountId, vouched, parts);
  if (told.ok) return told;
  // The same person came by two tabs at once.
  const { companyAccount } = await data();
  return companyAccount?.issuer === vouched.issuer && companyAccount.companySubject === vouched.subject
    ? undefined
    : told;
}

const wordsOf = (accountId: string, { browser }: Origin, { signIns, clock }: Parts): Promise<readonly string[]> =>
  signIns.stepUps(about(accountId), browser, clock().getTime());

async function forgetVouched(accountId: string, origin: Origin, parts: Parts): Promise<void> {
  for (const level of await wordsOf(accountId, origin, parts))
    await parts.signIns.putStepUp({ linkId: about(accountId), browser: origin.browser, level, expiresAt: 0 });
}
