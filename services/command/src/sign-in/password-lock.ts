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
/**
 * Of one network at any logins. Others sit behind it too, so that beyond these nobody is refused there: every try takes longer, the right
 * one as well, so that guessing through it gets nowhere.
 */
const ofNetwork = { tries: 100, seconds: 15 * minute, msEach: 50, longestMs: 10_000 };

type LockSettings = Pick<Settings, 'passwordTries' | 'passwordLockMinutes'>;
type Parts = Pick<SignInParts, 'signIns' | 'clock'>;
type Counted = readonly [key: string, limits: readonly Limit[]];

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
  for (const [key, limits] of everywhere(owner, origin, known, lock)) {
    const taken = await parts.signIns.takeWithin(key, limits, at);
    if (!taken.ok) return taken;
  }
  return { ok: true, delayMs: known ? 0 : await networkDelay(origin, at, parts) };
}

async function networkDelay(origin: Origin, at: number, { signIns }: Parts): Promise<number> {
  const { tries, seconds, msEach, longestMs } = ofNetwork;
  const key = `password-network:${origin.address}`;
  // Counted, never refused: there are as many places as anybody can take.
  await signIns.take(key, Number.MAX_SAFE_INTEGER, seconds, at);
  const over = (await signIns.taken(key, seconds, at)) - tries;
  return Math.min(longestMs, Math.max(0, over) * msEach);
}

/** The right password gives its sender, and the account, their tries back. */
export async function clearPasswordTries(owner: LoginOwner, origin: Origin, parts: Parts): Promise<void> {
  for (const [key] of everywhere(owner, origin, await isKnownDevice(owner, origin, parts), []))
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

const everywhere = ({ key }: LoginOwner, origin: Origin, known: boolean, lock: readonly Limit[]): readonly Counted[] =>
  known
    ? [[`password-device:${key}:${origin.browser}`, lock]]
    : [
        [`password-source:${key}:${origin.address}`, lock],
        [`password-strangers:${key}`, [ofStrangers]],
      ];
