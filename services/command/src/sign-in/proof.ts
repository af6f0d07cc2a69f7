import type { PayloadOf, ProvedChange, signInCommands } from '@talentlog/contracts';
import { type AccountData, account as accountHandle, type CodeReceiver, provedContact } from '@talentlog/domain/fold';
import { type Refused, refused } from '../pipeline/refused.ts';
import { isPasswordOf } from './change-password.ts';
import type { Sender, SignInParts } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';
import { tryCode } from './sms-codes.ts';

type Proof = Pick<PayloadOf<typeof signInCommands.ChangePhoneByCode>, 'current' | 'phoneCode' | 'emailCode'>;
type Account = NonNullable<Sender['account']>;
type Answer = { readonly ok: true } | Refused;

/** A code to prove oneself with is for one change of one account. */
export const proofPurpose = (change: ProvedChange, { accountId }: Account): string => `PROOF:${change}:${accountId}`;

/** Where an account's own codes go: the phone and the e-mail that were proved. */
export const ownReceivers = (account: AccountData) => {
  const { phone, email } = provedContact(account);
  return { phone: phone === null ? undefined : { phone }, email: email === null ? undefined : { email } };
};

/** The refusal, pointing at the field of the form that it is about. */
export const at = (path: string, answer: Answer): Answer =>
  answer.ok ? answer : { ...answer, errors: [{ path, code: answer.code }] };

/**
 * Whether who is signed in showed that it is them: the cookie of a sign-in alone may be a thief's. With `keep` a right code stays good,
 * so that what else is asked for can be wrong first.
 */
export async function proveSelf(
  change: ProvedChange,
  { current, phoneCode, emailCode }: Proof,
  { account, origin }: Sender & { readonly account: Account },
  parts: SignInParts,
  keep = false,
): Promise<Answer> {
  const data = (await parts.cache.load(accountHandle, account.accountId)).data;
  const own = ownReceivers(data);
  const byCode = (to: CodeReceiver, code: string) =>
    tryCode({ to, purpose: proofPurpose(change, account), code, keep }, origin, parts);
  if (phoneCode !== undefined && own.phone) return at('phoneCode', await byCode(own.phone, phoneCode));
  if (emailCode !== undefined && own.email) return at('emailCode', await byCode(own.email, emailCode));
  if (current === '' || data.credentialId === null) return refused('account.proof_required');
  return byPassword(current, { account, origin }, parts);
}

/** Whoever took over a session may not guess the password behind it either. */
export async function byPassword(
  current: string,
  {
    account: { accountId },
    origin,
  }: { readonly account: Pick<Account, 'accountId'>; readonly origin: Sender['origin'] },
  parts: SignInParts,
): Promise<Answer> {
  const owner = { accountId, key: parts.secrets.blindIndex('login', accountId), isGuarded: false };
  const attempt = await takePasswordTry(owner, origin, parts);
  if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
  if (!(await isPasswordOf(accountId, current, parts))) return at('current', refused('login.failed'));
  await clearPasswordTries(owner, origin, parts);
  return { ok: true };
}
