import { normalisePhone } from '@talentlog/contracts';
import type { SignInParts } from './decision.ts';

type Parts = Pick<SignInParts, 'cache' | 'secrets'>;

/** Whose a typed login is: an account, or nobody's, under a name that does not depend on how it was typed. */
export interface LoginOwner {
  readonly accountId: string | undefined;
  /** What tries are counted under: all spellings, and all logins of one account, are one. */
  readonly key: string;
}

/** Looks up who holds a phone, e-mail or login name, with the same work whether anybody does. */
export async function ownerOfLogin(login: string, { cache, secrets }: Parts): Promise<LoginOwner> {
  const { phone, text } = canonicalLogin(login);
  const claims = await Promise.all(
    [
      ['account-phone', phone ?? text],
      ['account-email', text],
      ['account-login', text],
    ].map(([kind = '', key = '']) => cache.load('claim', secrets.blindIndex(kind, key))),
  );
  const held = claims.find(({ state }) => state === 'HELD');
  const accountId = (held?.data as { ownerId: string } | undefined)?.ownerId;
  return { accountId, key: secrets.blindIndex('login', accountId ?? phone ?? text) };
}

/** A login without the ways of typing it: full-width signs, blanks, capitals, the forms of a phone number. */
function canonicalLogin(login: string): { readonly phone: string | undefined; readonly text: string } {
  const text = login
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  return { phone: normalisePhone(text), text };
}
