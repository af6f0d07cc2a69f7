import { isStaff, type SignInWay } from '@talentlog/contracts';
import { type AccountData, account as accountHandle, isFactorRequired } from '@talentlog/domain/fold';
import { type AccountCaller, newUuid, signInRef } from '@talentlog/runtime';
import { type Refused, refused } from '../pipeline/refused.ts';
import { admittedWay } from './company-accounts.ts';
import type { Origin, SignInOutcome, SignInParts } from './decision.ts';
import { identitiesOf, usualIdentity } from './identities.ts';
import { rememberFirstStep } from './second-factor.ts';
import { joinProved } from './vouched.ts';

const day = 24 * 60 * 60_000;
const signInLifeMs = 14 * day;
/** How long a browser counts as one of the account's after it was last signed in there. */
const deviceLifeMs = 180 * day;

interface Coming {
  readonly accountId: string;
  readonly isNew: boolean;
  readonly position?: string;
  /** How they proved whose account it is. */
  readonly way: SignInWay;
  /** The second step was done, too. */
  readonly isSecond?: true;
}

/**
 * Signs an account in whose holder has proved who they are. A suspended account stays outside; whoever has a second factor, or must have
 * one, is asked for it first and is not in before.
 */
export async function beginSignIn(coming: Coming, origin: Origin, parts: SignInParts): Promise<SignInOutcome> {
  const { accountId, isNew, position, isSecond } = coming;
  const account = await parts.cache.load(accountHandle, accountId);
  if (account.state !== 'ACTIVE' && account.state !== 'CLOSING') return refused('account.suspended');
  const data = account.data;
  const way = admittedWay(coming.way, data, parts.company);
  if (way === undefined) return refused('company_account.required');
  const next = isSecond ? undefined : await secondStep(data, way, parts);
  const at = position === undefined ? {} : { position };
  if (next !== undefined) {
    await rememberFirstStep({ accountId, way: coming.way }, origin, parts);
    return { ok: true, result: { isNew, next, accountId }, ...at };
  }
  const joined = coming.way === 'OIDC' ? await joinProved(accountId, origin, parts) : undefined;
  if (joined?.ok === false) return joined;
  const now = parts.clock().getTime();
  await parts.signIns.rememberDevice({ accountId, browser: origin.browser, expiresAt: now + deviceLifeMs });
  const identity = usualIdentity(identitiesOf(data));
  const entered = await begun({ accountId, identity, way }, data, origin, parts);
  if (!entered.ok) return entered;
  return {
    ok: true,
    signIn: entered.signIn,
    result: { isNew },
    ...at,
    ...(joined === undefined ? {} : { position: joined.position }),
    ...(entered.position === undefined ? {} : { position: entered.position }),
  };
}

/** What is still to be done before somebody is in: nothing for most. The way past the company's provider is open with a second factor alone. */
async function secondStep(data: AccountData, way: SignInWay, { settings }: SignInParts) {
  if (data.factorId !== null) return 'SECOND_FACTOR';
  if (way === 'BREAK_GLASS') return 'SET_UP_SECOND_FACTOR';
  return isFactorRequired(data, (await settings()).values) ? 'SET_UP_SECOND_FACTOR' : undefined;
}

interface SignIn {
  readonly id: string;
  readonly expiresAt: number;
}

/**
 * Goes on under a new sign-in, and ends every one there was: what led to the account changed, and whoever copied the cookie of one of
 * them has the very one that asked. Null when the log could not be told of it: the change stands, and they sign in with it.
 */
export async function renewSignIn(
  { accountId, identity }: Pick<AccountCaller, 'accountId' | 'identity'>,
  origin: Origin,
  parts: SignInParts,
): Promise<SignIn | null> {
  await parts.signIns.endAllOf(accountId);
  const data = (await parts.cache.load(accountHandle, accountId)).data;
  const entered = await begun({ accountId, identity, way: 'RENEWED' }, data, origin, parts);
  return entered.ok ? entered.signIn : null;
}

/** Begins it, and has the log tell of it where a colleague comes in; what the log could not be told of is none. */
async function begun(
  { accountId, identity, way }: { readonly accountId: string; readonly identity: string; readonly way: SignInWay },
  { roles }: AccountData,
  { agent = '', address }: Origin,
  { signIns, pipeline, clock }: SignInParts,
): Promise<Refused | { readonly ok: true; readonly signIn: SignIn; readonly position?: string }> {
  const now = clock().getTime();
  const expiresAt = now + signInLifeMs;
  const id = await signIns.begin({ accountId, identity, now, expiresAt });
  if (!isStaff(roles)) return { ok: true, signIn: { id, expiresAt } };
  const where = { browser: agent, network: roughly(address), until: new Date(expiresAt).toISOString() };
  const told = await pipeline.execute({
    name: 'NoteSignIn',
    payload: { accountId, signInRef: signInRef(id), way, ...where },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (told.ok) return { ok: true, signIn: { id, expiresAt }, position: told.position };
  await signIns.end(id);
  return told;
}

/** Roughly where from: the first half of an address of four numbers, the provider of a longer one. */
function roughly(network: string): string {
  const numbers = network.split('.');
  if (numbers.length === 4) return `${numbers.slice(0, 2).join('.')}.*.*`;
  return network.includes(':') ? `${network.split(':').slice(0, 2).join(':')}:*` : network;
}
