import { randomPart, type Trip } from '@talentlog/runtime';
import type { Refused } from '../pipeline/refused.ts';
import { refused } from '../pipeline/refused.ts';
import type { CompanyAccounts } from './company-accounts.ts';
import type { Origin, SignInParts } from './decision.ts';

type Parts = Pick<SignInParts, 'signIns' | 'secrets' | 'clock'>;

const purpose = 'COMPANY_SIGN_IN';
const lifeMs = 10 * 60_000;
/** Trips of one network within a minute: a company of some thousand sits behind one address. */
const perNetwork = { limit: 120, seconds: 60 };

/** Counts what is asked of the provider for a network, so that nobody makes us knock there without an end. */
export async function takeTrip({ address }: Origin, { signIns, clock }: Parts): Promise<Refused | undefined> {
  const { limit, seconds } = perNetwork;
  const taken = await signIns.take(`company-trip:${address}`, limit, seconds, clock().getTime());
  return taken.ok ? undefined : refused('common.too_many', { params: { seconds: taken.retryAfterSeconds } });
}

/** A new trip, which this browser alone can end. */
export async function beginTrip(company: CompanyAccounts, { browser }: Origin, parts: Parts): Promise<Trip> {
  const state = randomPart(32).toString('base64url');
  const expiresAt = parts.clock().getTime() + lifeMs;
  await parts.signIns.putCode({ purpose, subject: state, browser, code: state, tries: 1, expiresAt });
  return tripOf(state, company, parts);
}

/** The trip that an answer ends: begun in this browser at most ten minutes ago, and ended by nobody before. */
export async function endTrip(
  answer: string,
  company: CompanyAccounts,
  { browser }: Origin,
  parts: Parts,
): Promise<Trip | undefined> {
  const state = new URLSearchParams(answer).get('state') ?? '';
  const now = parts.clock().getTime();
  const known = await parts.signIns.tryCode({ purpose, subject: state, browser, code: state, now });
  return known === 'ok' ? tripOf(state, company, parts) : undefined;
}

/** What goes with a state: nobody but who has the company's secret can make it, so it is kept nowhere. */
const tripOf = (state: string, { returnTo }: CompanyAccounts, { secrets }: Parts): Trip => ({
  returnTo,
  state,
  nonce: secrets.blindIndex('company-nonce', state),
  verifier: secrets.blindIndex('company-verifier', state) + secrets.blindIndex('company-verifier-2', state),
});
