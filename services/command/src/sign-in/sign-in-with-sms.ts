import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import { accountOfLogin } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { tryCode } from './sms-codes.ts';

/** Signs in whoever can read the phone's messages; a phone that nobody has becomes an account. */
export const signInWithSms: SignInDecision<'SignInWithSms'> = async (
  { phone, code, language, agreed },
  { origin },
  parts,
) => {
  const known = await accountOfLogin(phone, parts);
  // Told before the code is used up, so that ticking the box is all that is left to do.
  if (known === undefined && !agreed) return refused('privacy.consent_required');
  const tried = await tryCode({ phone, purpose: 'SIGN_IN', code }, origin, parts);
  if (!tried.ok) return tried;
  if (known !== undefined) return beginSignIn({ accountId: known, isNew: false }, parts);
  const registered = await parts.pipeline.execute({
    name: 'RegisterAccount',
    payload: { phone, language },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (!registered.ok) return registered;
  const accountId = String(registered.result?.accountId);
  return beginSignIn({ accountId, isNew: true, position: registered.position }, parts);
};
