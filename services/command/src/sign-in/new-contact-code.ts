import type { CodeReceiver } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { namedBy } from './code-askers.ts';
import type { Sender, SignInOutcome, SignInParts } from './decision.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code that was read at what is to become one's own is good for one account. */
export const newContactPurpose = (accountId: string): string => `NEW_CONTACT:${accountId}`;

/** Sends it a code. */
export async function sendNewContactCode(
  to: CodeReceiver,
  { account, origin }: Sender,
  parts: SignInParts,
): Promise<SignInOutcome> {
  if (!account) return refused('common.unauthenticated');
  const { accountId } = account;
  const use = 'phone' in to ? 'PHONE' : 'EMAIL';
  const asked = { to, purpose: newContactPurpose(accountId), use, asker: namedBy(accountId) } as const;
  const sent = await sendCode(asked, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
}
