import type { Limit, Taken } from '@talentlog/runtime';
import type { LoginOwner } from './account-of-login.ts';
import type { Origin, SignInParts } from './decision.ts';

const quarter = 15 * 60;
const hour = 3600;
const day = 24 * hour;

/**
 * DOMAIN.md section 2: five wrong passwords make one wait for a quarter of an hour. Whoever goes on waits longer each time, and alone:
 * tries are counted by where they come from (ADR 0022).
 */
const growing: readonly Limit[] = [
  [5, quarter],
  [8, hour],
  [12, 6 * hour],
  [20, day],
];
/** Of one network at any accounts; and of all strangers together at one account, so that many networks guess no faster. */
const ofNetwork: Limit = [100, quarter];
const ofStrangers: Limit = [100, day];

type Parts = Pick<SignInParts, 'signIns' | 'clock'>;
type Counted = readonly [key: string, limits: readonly Limit[]];

/** Takes one of the tries that are left from here. A browser in which the account was signed in before has tries of its own. */
export async function takePasswordTry(owner: LoginOwner, origin: Origin, parts: Parts): Promise<Taken> {
  const at = parts.clock().getTime();
  for (const [key, limits] of everywhere(owner, origin, await isKnown(owner, origin, parts))) {
    const taken = await parts.signIns.takeWithin(key, limits, at);
    if (!taken.ok) return taken;
  }
  return { ok: true };
}

/** The right password gives its sender, and the account, their tries back. */
export async function clearPasswordTries(owner: LoginOwner, origin: Origin, parts: Parts): Promise<void> {
  for (const [key] of everywhere(owner, origin, await isKnown(owner, origin, parts)))
    if (key !== network(origin)) await parts.signIns.clear(key);
}

const isKnown = ({ accountId }: LoginOwner, { browser }: Origin, { signIns, clock }: Parts): Promise<boolean> =>
  // Nobody's login is looked up as well, so that it takes the same time.
  signIns.knowsDevice({ accountId: accountId ?? '', browser }, clock().getTime());

const network = ({ address }: Origin): string => `password-network:${address}`;

const everywhere = ({ key }: LoginOwner, origin: Origin, known: boolean): readonly Counted[] =>
  known
    ? [[`password-device:${key}:${origin.browser}`, growing]]
    : [
        [`password-source:${key}:${origin.address}`, growing],
        [network(origin), [ofNetwork]],
        [`password-strangers:${key}`, [ofStrangers]],
      ];
