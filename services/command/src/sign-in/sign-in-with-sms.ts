import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import { ownerOfContact } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { Origin, SignInDecision, SignInParts } from './decision.ts';
import { tryCode } from './sms-codes.ts';

const bySignIn = (name: string, payload: object, { pipeline }: SignInParts) =>
  pipeline.execute({ name, payload, commandId: newUuid(), caller: { system: 'sign-in' } });

/** Whoever has an account and ticked the agreement has accepted it as it was shown to them. */
async function signInKnown(accountId: string, agreed: string | null, origin: Origin, parts: SignInParts) {
  const begun = await beginSignIn({ accountId, isNew: false, way: 'SMS' }, origin, parts);
  if (!begun.ok || agreed === null) return begun;
  const accepted = await bySignIn('AcceptAgreement', { accountId, agreed }, parts);
  return accepted.ok ? begun : accepted;
}

/**
 * Signs in whoever can read the phone's messages; a phone that nobody has becomes an account. Whether anybody has it is looked up for
 * those alone who proved that it is theirs: everybody else is answered alike.
 */
export const signInWithSms: SignInDecision<'SignInWithSms'> = async (
  { phone, code, language, agreed },
  { origin },
  parts,
) => {
  const version = (await parts.settings()).values.agreementVersion;
  // Decided again with the account; said here before the code is used up, so that reading the new words is all that is left to do.
  if (agreed !== null && agreed !== version)
    return refused('policy.outdated', { params: { version }, errors: [{ path: 'agreed', code: 'policy.outdated' }] });
  const use = { to: { phone }, purpose: 'SIGN_IN', code } as const;
  const tried = await tryCode({ ...use, keep: agreed === null }, origin, parts);
  if (!tried.ok) return tried;
  const { accountId: known } = await ownerOfContact({ phone }, parts);
  // The code is kept, so that ticking the box is all that is left to do.
  if (known === undefined && agreed === null) return refused('privacy.consent_required');
  const used = agreed === null ? await tryCode(use, origin, parts) : tried;
  if (!used.ok) return used;
  if (known !== undefined) return signInKnown(known, agreed, origin, parts);
  const registered = await bySignIn('RegisterAccount', { phone, language, agreed }, parts);
  if (!registered.ok) return registered;
  const accountId = String(registered.result?.accountId);
  return beginSignIn({ accountId, isNew: true, position: registered.position, way: 'SMS' }, origin, parts);
};
