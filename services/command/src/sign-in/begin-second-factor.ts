import { keepBegun } from './begun-factors.ts';
import type { SignInDecision } from './decision.ts';
import { factorOwner } from './factor-owner.ts';
import { byPassword } from './proof.ts';
import { appAddress, base32, newSecret } from './totp.ts';

/** A new secret, shown this once; it counts for nothing until a code of it was typed. */
export const beginSecondFactor: SignInDecision<'BeginSecondFactor'> = async (
  { accountId: named, current },
  sender,
  parts,
) => {
  const found = await factorOwner(named, sender, parts);
  if (!found.ok) return found;
  const { accountId, data, way } = found;
  if (way === undefined && sender.account) {
    // A stolen cookie would keep its owner out.
    const proved = await byPassword(current, { account: sender.account, origin: sender.origin }, parts);
    if (!proved.ok) return proved;
  }
  const secret = newSecret();
  await keepBegun(accountId, secret, parts);
  const login = data.loginName ?? data.email ?? data.phone ?? '';
  return { ok: true, result: { secret: base32(secret), address: appAddress(secret, { company: 'Talentlog', login }) } };
};
