import { Email, normalisePhone } from '@talentlog/contracts';
import { type AccountData, account, provedContact } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { keepPassword } from './change-password.ts';
import type { SignInDecision } from './decision.ts';

/** Whoever found a link may not try out where it was sent to. */
const addressTries = { limit: 10, windowSeconds: 3600 };

/**
 * A colleague sets the own password by the link of an invitation or a reset, and is signed in. A link that was used or is over, and one
 * that came to somebody else's mail, are answered alike.
 */
export const setPasswordByLink: SignInDecision<'SetPasswordByLink'> = async (
  { address, password },
  { link, origin },
  parts,
) => {
  const dead = refused('link.expired');
  if (link?.purpose !== 'password') return dead;
  const { signIns, cache, clock } = parts;
  const { linkId, subjectId: accountId } = link;
  const { limit, windowSeconds } = addressTries;
  const tries = `password-link:${linkId}`;
  if (!(await signIns.take(tries, limit, windowSeconds, clock().getTime())).ok) return dead;
  if (!isSentTo(address, (await cache.load(account, accountId)).data)) return dead;
  const commandId = newUuid();
  const changed = await keepPassword({ accountId, password }, parts, (credentialId) =>
    parts.pipeline.execute({
      name: 'TakeUpAccess',
      payload: { accountId, linkId, credentialId },
      commandId,
      caller: { system: 'sign-in' },
    }),
  );
  // Of a suspended account the machine says no.
  if (!changed.ok) return changed.code === 'account.invalid_transition' ? dead : changed;
  await signIns.clear(tries);
  await signIns.endAllOf(accountId);
  return beginSignIn({ accountId, isNew: false, position: changed.position, way: 'LINK' }, origin, parts);
};

/** Whether the link went to what was typed, however it was typed. */
function isSentTo(address: string, account: AccountData): boolean {
  const { email, phone } = provedContact(account);
  const mail = Email.safeParse(address);
  if (mail.success) return mail.data === email;
  const digits = normalisePhone(address);
  return digits !== undefined && digits === phone;
}
