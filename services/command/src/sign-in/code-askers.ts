import type { Limit, LinkCaller } from '@talentlog/runtime';
import type { LoginOwner } from './account-of-login.ts';
import type { Origin, SignInParts } from './decision.ts';
import { isKnownDevice } from './password-lock.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Who asks for a code. Codes to one receiver are counted for each of them apart, so that nobody uses up those of somebody else: a
 * stranger at the sign-in page, who is signed in, and who holds a link (docs/adr/0032).
 */
export interface CodeAsker {
  /** Under what codes to a receiver are counted. */
  readonly name: string;
  /** What is counted besides, whoever the receiver is. */
  readonly windows: readonly (readonly [key: string, limits: readonly Limit[]])[];
}

/** A guest, who names any receiver. A browser in which the receiver's account was signed in before is no stranger to it. */
export async function guestAsking(
  owner: LoginOwner,
  origin: Origin,
  parts: Pick<SignInParts, 'signIns' | 'clock' | 'limits'>,
): Promise<CodeAsker> {
  if (await isKnownDevice(owner, origin, parts)) return { name: `device:${owner.accountId}`, windows: [] };
  const perHour = parts.limits.codesPerAddressPerHour;
  return { name: 'guest', windows: [[`code-address:${origin.address}`, [[perHour, hour]]]] };
}

/** Who is signed in, to what they proved before. */
export const selfAsking = (accountId: string): CodeAsker => ({ name: `account:${accountId}`, windows: [] });

/** Who is signed in, to what they say is theirs: anybody's phone, so all who name it count together. */
export const namedBy = (accountId: string): CodeAsker => ({
  name: 'named',
  windows: [
    [
      `code-namer:${accountId}`,
      [
        [10, hour],
        [20, day],
      ],
    ],
  ],
});

/** Who holds a link, to the phone of the person it is for: by network, and all together. */
export const linkAsking = ({ linkId }: LinkCaller, { address }: Origin): CodeAsker => ({
  name: `link:${linkId}:${address}`,
  windows: [[`code-link:${linkId}`, [[20, day]]]],
});
