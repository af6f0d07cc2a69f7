import { isStaff } from '@talentlog/contracts';
import { account as accountHandle } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { byPassword } from './proof.ts';
import { rememberVouched, vouchedFor } from './vouched.ts';

/**
 * Whom the provider vouches for and who knows the account's password, too, comes in by the company's account from now on: once they are
 * in, for a password alone joins nothing where a second factor is asked for.
 */
export const confirmCompanyAccount: SignInDecision<'ConfirmCompanyAccount'> = async (
  { accountId, current },
  { origin },
  parts,
) => {
  if (parts.company === undefined) return refused('company_account.absent');
  const vouched = await vouchedFor(accountId, origin, parts);
  if (vouched === undefined) return refused('company_account.trip_over');
  const proved = await byPassword(current, { account: { accountId }, origin }, parts);
  if (!proved.ok) return proved;
  // It may be no colleague's any more since the provider vouched.
  const { roles } = (await parts.cache.load(accountHandle, accountId)).data;
  if (!isStaff(roles)) return refused('company_account.not_staff');
  await rememberVouched(accountId, { ...vouched, isProved: true }, origin, parts);
  return beginSignIn({ accountId, isNew: false, way: 'OIDC' }, origin, parts);
};
