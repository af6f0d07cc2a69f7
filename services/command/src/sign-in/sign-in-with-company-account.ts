import { refused } from '../pipeline/refused.ts';
import { accountOfCompany } from './account-of-company.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { endTrip, takeTrip } from './company-trip.ts';
import type { SignInDecision } from './decision.ts';
import { rememberVouched } from './vouched.ts';

/** Signs in whom the company's provider vouches for; who is new and fits a rule has an account from then on. */
export const signInWithCompanyAccount: SignInDecision<'SignInWithCompanyAccount'> = async (
  { answer, language },
  { origin },
  parts,
) => {
  const { company } = parts;
  if (company === undefined) return refused('company_account.absent');
  const tooMany = await takeTrip(origin, parts);
  if (tooMany) return tooMany;
  const trip = await endTrip(answer, company, origin, parts);
  if (trip === undefined) return refused('company_account.trip_over');
  const came = await company.provider.whoCame(trip, answer);
  if (!came.ok) return refused(`company_account.${came.why}`);
  const found = await accountOfCompany(came.identity, { language, company }, parts);
  if (!found.ok) return found;
  const { joins, ...coming } = found;
  const { accountId } = found;
  if (joins) await rememberVouched(accountId, { ...came.identity, isProved: joins === 'AS_VOUCHED' }, origin, parts);
  if (joins !== 'BY_PASSWORD') return beginSignIn({ ...coming, way: 'OIDC' }, origin, parts);
  return { ok: true, result: { isNew: false, next: 'CONFIRM_COMPANY_ACCOUNT', accountId } };
};
