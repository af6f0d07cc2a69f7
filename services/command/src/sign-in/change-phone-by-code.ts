import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { tryCode } from './sms-codes.ts';

/** Moves the login to a phone whose messages its owner can read. */
export const changePhoneByCode: SignInDecision<'ChangePhoneByCode'> = async (
  { phone, code },
  { account, origin },
  parts,
) => {
  if (!account) return refused('common.unauthenticated');
  const tried = await tryCode({ phone, purpose: 'CHANGE_PHONE', code }, origin, parts);
  if (!tried.ok) return tried;
  const changed = await parts.pipeline.execute({
    name: 'ChangePhone',
    payload: { accountId: account.accountId, phone },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  return changed.ok ? { ok: true, position: changed.position } : changed;
};
