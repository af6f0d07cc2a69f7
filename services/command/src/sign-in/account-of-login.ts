import { normalisePhone } from '@talentlog/contracts';
import type { SignInParts } from './decision.ts';

/** Account that holds a phone, e-mail or login name. */
export async function accountOfLogin(
  login: string,
  { cache, secrets }: Pick<SignInParts, 'cache' | 'secrets'>,
): Promise<string | undefined> {
  for (const [kind, key] of claimsFor(login)) {
    const claim = await cache.load('claim', secrets.blindIndex(kind, key));
    if (claim.state === 'HELD') return (claim.data as { ownerId: string }).ownerId;
  }
  return undefined;
}

/** The claims a typed login may stand for. */
function claimsFor(login: string): [string, string][] {
  const typed = login.trim();
  const phone = normalisePhone(typed);
  return [
    ...(phone ? [['account-phone', phone] as [string, string]] : []),
    ...(typed.includes('@') ? [['account-email', typed.toLowerCase()] as [string, string]] : []),
    ['account-login', typed.toLowerCase()],
  ];
}
