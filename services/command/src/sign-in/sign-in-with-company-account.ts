import { refused } from '../pipeline/refused.ts';
import { accountOfCompany } from './account-of-company.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { endTrip, takeTrip } from './company-trip.ts';
import type { SignInDecision } from './decision.ts';

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
  return found.ok ? beginSignIn({ ...found, way: 'OIDC' }, origin, parts) : found;
};
