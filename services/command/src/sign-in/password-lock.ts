import type { Taken } from '@talentlog/runtime';
import type { SignInParts } from './decision.ts';

/** DOMAIN.md section 2: five wrong passwords lock a login for a quarter of an hour; one address may try a hundred times. */
const rules = { perLogin: 5, perAddress: 100, windowSeconds: 15 * 60 };

type Parts = Pick<SignInParts, 'signIns' | 'secrets' | 'clock'>;

const keyOf = (login: string, { secrets }: Parts): string =>
  `password:${secrets.blindIndex('login', login.trim().toLowerCase())}`;

/** Takes one of the tries that a login and an address have left. */
export async function takePasswordTry(login: string, address: string, parts: Parts): Promise<Taken> {
  const { signIns, clock } = parts;
  const at = clock().getTime();
  const ofAddress = await signIns.take(`password-address:${address}`, rules.perAddress, rules.windowSeconds, at);
  return ofAddress.ok ? signIns.take(keyOf(login, parts), rules.perLogin, rules.windowSeconds, at) : ofAddress;
}

/** The right password gives a login its tries back. */
export const clearPasswordTries = (login: string, parts: Parts): Promise<void> =>
  parts.signIns.clear(keyOf(login, parts));
