import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { factorOwner } from './factor-owner.ts';
import { forgetFirstStep, proveNewFactor, recoveryHash, tell } from './second-factor.ts';
import { newRecoveryCodes, recoveryCodeTyped } from './totp.ts';

/** A code of the new secret turns the factor on; recovery codes are told this once, and who was outside is in. */
export const confirmSecondFactor: SignInDecision<'ConfirmSecondFactor'> = async (
  { accountId: named, code },
  sender,
  parts,
) => {
  const found = await factorOwner(named, sender, parts);
  if (!found.ok) return found;
  const { accountId, way } = found;
  const proved = await proveNewFactor({ accountId, code }, sender.origin, parts);
  if (!proved.ok) return proved;
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => recoveryHash(accountId, recoveryCodeTyped(one) ?? '', parts));
  const { factorId } = proved;
  await parts.credentials.keepRecoveryCodes(factorId, hashes);
  // Of two apps that were set up at once the second is told that there is one.
  const told = await tell('TurnOnSecondFactor', { accountId, factorId }, parts);
  if (!told.ok) return told;
  await parts.credentials.confirmFactor(factorId);
  const result = { recoveryCodes: codes };
  if (way === undefined) return { ok: true, position: told.position, result };
  await forgetFirstStep({ accountId, way }, sender.origin, parts);
  const entered = await beginSignIn(
    { accountId, isNew: false, position: told.position, way, isSecond: true },
    sender.origin,
    parts,
  );
  return entered.ok ? { ...entered, result } : entered;
};
