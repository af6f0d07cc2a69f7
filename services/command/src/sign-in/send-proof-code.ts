import { account as accountHandle } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { selfAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { ownReceivers, proofPurpose } from './proof.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code to what who is signed in proved before, never to what they name. */
export const sendProofCode: SignInDecision<'SendProofCode'> = async ({ change, by }, { account, origin }, parts) => {
  if (!account) return refused('common.unauthenticated');
  const to = ownReceivers((await parts.cache.load(accountHandle, account.accountId)).data)[by];
  if (to === undefined) return refused('account.proof_required');
  const asked = { purpose: proofPurpose(change, account), use: change, asker: selfAsking(account.accountId) };
  const sent = await sendCode({ to, ...asked }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
