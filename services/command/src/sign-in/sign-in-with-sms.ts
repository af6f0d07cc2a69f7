import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import { ownerOfLogin } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { tryCode } from './sms-codes.ts';

/**
 * Signs in whoever can read the phone's messages; a phone that nobody has becomes an account. Whether anybody has it is looked up for
 * those alone who proved that it is theirs: everybody else is answered alike.
 */
export const signInWithSms: SignInDecision<'SignInWithSms'> = async (
  { phone, code, language, agreed },
  { origin },
  parts,
) => {
  const use = { to: { phone }, purpose: 'SIGN_IN', code } as const;
  const tried = await tryCode({ ...use, keep: !agreed }, origin, parts);
  if (!tried.ok) return tried;
  const { accountId: known } = await ownerOfLogin(phone, parts);
  // The code is kept, so that ticking the box is all that is left to do.
  if (known === undefined && !agreed) return refused('privacy.consent_required');
  const used = agreed ? tried : await tryCode(use, origin, parts);
  if (!used.ok) return used;
  if (known !== undefined) return beginSignIn({ accountId: known, isNew: false }, origin, parts);
  const registered = await parts.pipeline.execute({
    name: 'RegisterAccount',
    payload: { phone, language },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (!registered.ok) return registered;
  const accountId = String(registered.result?.accountId);
  return beginSignIn({ accountId, isNew: true, position: registered.position }, origin, parts);
};
