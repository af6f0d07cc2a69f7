import { refused } from '../pipeline/refused.ts';
import { beginTrip, takeTrip } from './company-trip.ts';
import type { SignInDecision } from './decision.ts';

/** Sends a browser to the company's provider. Where it goes and where it comes back to is configured: nobody can name another place. */
export const beginCompanySignIn: SignInDecision<'BeginCompanySignIn'> = async ({ anew }, { origin }, parts) => {
  const { company } = parts;
  if (company === undefined) return refused('company_account.absent');
  const tooMany = await takeTrip(origin, parts);
  if (tooMany) return tooMany;
  const way = await company.provider.wayThere(await beginTrip(company, origin, parts), { isAnew: anew });
  return way.ok ? { ok: true, result: { address: way.address } } : refused(`company_account.${way.why}`);
};
