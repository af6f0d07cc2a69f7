import type { CodeReceiver } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import { renewSignIn } from './begin-sign-in.ts';
import type { Sender, SignInOutcome, SignInParts } from './decision.ts';
import { newContactPurpose } from './new-contact-code.ts';
import { at, proveSelf } from './proof.ts';
import { tryCode } from './sms-codes.ts';

type Proof = Parameters<typeof proveSelf>[1];

interface Change {
  readonly of: 'PHONE' | 'EMAIL';
  /** What is to be one's own, and the code that was read there; nothing when the present one is taken off. */
  readonly next: { readonly to: CodeReceiver; readonly code: string } | undefined;
  readonly proof: Proof;
  readonly command: { readonly name: 'ChangePhone' | 'ChangeEmail'; readonly payload: object };
}

/**
 * Moves what leads to an account: proved at the new end and by who asks. Both are looked at before either is used up, and both are used
 * once. Whoever is signed in elsewhere is not any more.
 */
export async function changeContact(
  { of, next, proof, command }: Change,
  sender: Sender,
  parts: SignInParts,
): Promise<SignInOutcome> {
  const { account, origin } = sender;
  if (!account) return refused('common.unauthenticated');
  const { accountId } = account;
  const self = { ...sender, account };
  const newEnd = async (keep: boolean) =>
    next === undefined
      ? ({ ok: true } as const)
      : at('code', await tryCode({ ...next, purpose: newContactPurpose(accountId), keep }, origin, parts));
  const proved = await proveSelf(of, proof, self, parts, true);
  if (!proved.ok) return proved;
  const read = await newEnd(true);
  if (!read.ok) return read;
  for (const used of [await newEnd(false), await proveSelf(of, proof, self, parts)]) if (!used.ok) return used;
  const changed = await parts.pipeline.execute({
    name: command.name,
    payload: { accountId, ...command.payload },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (!changed.ok) return changed;
  return { ok: true, position: changed.position, signIn: await renewSignIn(account, origin, parts) };
}
