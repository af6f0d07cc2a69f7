import type { Settings } from '@talentlog/domain/fold';
import type { Limit } from '@talentlog/runtime';
import type { LoginOwner } from './account-of-login.ts';
import type { Origin, SignInParts } from './decision.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * So many wrong passwords make one wait as long as the settings say: five and a quarter of an hour where nobody changed them (DOMAIN.md
 * section 2). Whoever goes on waits longer each time, and alone: tries are counted by where they come from and by what was typed (ADR 0022, 0032).
 */
const growing = ({ passwordTries, passwordLockMinutes }: LockSettings): readonly Limit[] => [
  [passwordTries, passwordLockMinutes * minute],
  [8, hour],
  [12, 6 * hour],
  [20, day],
];
/** Of all strangers together at one login, so that many networks guess no faster. */
const ofStrangers: Limit = [100, day];

/** What slows down instead of shutting: beyond so many tries each takes longer, the right one as well. */
interface Slowing {
  readonly tries: number;
  readonly seconds: number;
}
/** Of one network at any logins: others sit behind it, too. */
const ofNetwork: Slowing = { tries: 100, seconds: 15 * minute };
/**
 * Of all strangers at a login whose account has a second factor. A guessed password does not open it, while a shut door would keep out
 * the administrator who comes when the company's provider is away.
 */
const ofGuarded: Slowing = { tries: ofStrangers[0], seconds: day };
const slower = { msEach: 50, longestMs: 10_000 };

type LockSettings = Pick<Settings, 'passwordTries' | 'passwordLockMinutes'>;
type Parts = Pick<SignInParts, 'signIns' | 'clock'>;
/** Under what tries are counted, and what becomes of those beyond. */
type Counted = { readonly key: string } & ({ readonly limits: readonly Limit[] } | { readonly slowing: Slowing });

/** Whether there was a try left, and how long its answer takes. */
export type PasswordTry =
  | { readonly ok: true; readonly delayMs: number }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Takes one of the tries that are left from here. A browser in which the account was signed in before has tries of its own. */
export async function takePasswordTry(
  owner: LoginOwner,
  origin: Origin,
  parts: Parts & Pick<SignInParts, 'settings'>,
): Promise<PasswordTry> {
  const at = parts.clock().getTime();
  const lock = growing((await parts.settings()).values);
  const known = await isKnownDevice(owner, origin, parts);
  const counted = known
    ? everywhere(owner, origin, known, lock)
    : [...everywhere(owner, origin, known, lock), { key: `password-network:${origin.address}`, slowing: ofNetwork }];
  let delayMs = 0;
  for (const one of counted) {
    if ('slowing' in one) delayMs = Math.max(delayMs, await delay(one.key, one.slowing, at, parts));
    else {
      const taken = await parts.signIns.takeWithin(one.key, one.limits, at);
      if (!taken.ok) return taken;
    }
  }
  return { ok: true, delayMs };
}

async function delay(key: string, { tries, seconds }: Slowing, at: number, { signIns }: Parts): Promise<number> {
  // Counted, never refused: there are as many places as anybody can take.
  await signIns.take(key, Number.MAX_SAFE_INTEGER, seconds, at);
  const over = (await signIns.taken(key, seconds, at)) - tries;
  return Math.min(slower.longestMs, Math.max(0, over) * slower.msEach);
}

/** The right password gives its sender, and the account, their tries back. */
export async function clearPasswordTries(owner: LoginOwner, origin: Origin, parts: Parts): Promise<void> {
  for (const { key } of everywhere(owner, origin, await isKnownDevice(owner, origin, parts), []))
    await parts.signIns.clear(key);
}

/** Whether the account was signed in in this browser before. */
export const isKnownDevice = (
  { accountId }: LoginOwner,
  { browser }: Origin,
  { signIns, clock }: Parts,
): Promise<boolean> =>
  // Nobody's login is looked up as well, so that it takes the same time.
  signIns.knowsDevice({ accountId: accountId ?? '', browser }, clock().getTime());

/** Where the tries at a login are counted, which the right password gives back. */
const everywhere = (
  { key, isGuarded }: LoginOwner,
  { browser, address }: Origin,
  known: boolean,
  lock: readonly Limit[],
): readonly Counted[] => {
  if (known) return [{ key: `password-device:${key}:${browser}`, limits: lock }];
  const strangers = `password-strangers:${key}`;
  return [
    { key: `password-source:${key}:${address}`, limits: lock },
    isGuarded ? { key: strangers, slowing: ofGuarded } : { key: strangers, limits: [ofStrangers] },
  ];
};
