import { asEmail, normalisePhone } from '@talentlog/contracts';
import { account, type CodeReceiver, claim } from '@talentlog/domain/fold';
import type { SignInParts } from './decision.ts';

type Parts = Pick<SignInParts, 'cache' | 'secrets'>;

/** Whose a typed login is: an account, or nobody's. */
export interface LoginOwner {
  readonly accountId: string | undefined;
  /**
   * What tries are counted under: all spellings of what was typed are one. The other logins of the account are not, or their common wait
   * would tell everybody that there is an account and what else leads to it.
   */
  readonly key: string;
  /** Whether a password alone does not let anybody in: the account has a second factor. */
  readonly isGuarded: boolean;
}

/**
 * Looks up who holds a phone, e-mail or login name, with the same work whether anybody does. For a password alone: a login name may look
 * like the phone of somebody else.
 */
export function ownerOfLogin(login: string, parts: Parts): Promise<LoginOwner> {
  const { phone, text } = canonicalLogin(login);
  return ownerBy(
    [
      ['account-phone', phone ?? text],
      ['account-email', text],
      ['account-login', text],
    ],
    parts,
  );
}

/** Looks up who holds a phone or an e-mail, and never a login name: a code, or who vouches for the mail, proves nothing else. */
export const ownerOfContact = (contact: CodeReceiver, parts: Parts): Promise<LoginOwner> =>
  ownerBy(['phone' in contact ? ['account-phone', contact.phone] : ['account-email', contact.email]], parts);

type Key = readonly [kind: 'account-phone' | 'account-email' | 'account-login', value: string];

/** The first key that somebody holds leads to them. */
async function ownerBy(keys: readonly [Key, ...(readonly Key[])], { cache, secrets }: Parts): Promise<LoginOwner> {
  const claims = await Promise.all(keys.map(([kind, key]) => cache.load(claim, secrets.blindIndex(kind, key))));
  const at = claims.findIndex(({ state }) => state === 'HELD');
  const ownerId = (claims[at]?.data as { ownerId: string } | undefined)?.ownerId;
  const { emailProved, factorId } = (await cache.load(account, ownerId ?? '')).data;
  // An address that somebody only typed leads to nobody.
  const leads = keys[at]?.[0] !== 'account-email' || emailProved;
  return {
    accountId: leads ? ownerId : undefined,
    key: secrets.blindIndex('login', keys[0][1]),
    isGuarded: leads && factorId !== null,
  };
}

/** A login without the ways of typing it: full-width characters, blanks, capitals, the forms of a phone number or an address. */
export function canonicalLogin(login: string): { readonly phone: string | undefined; readonly text: string } {
  const text = asEmail(login).replace(/\s/g, '');
  return { phone: normalisePhone(text), text };
}
