import { isStaff } from '@talentlog/contracts';
import { type AccountCaller, newUuid, signInRef } from '@talentlog/runtime';
import type { Origin, SignInParts } from './decision.ts';

type Parts = Pick<SignInParts, 'signIns' | 'pipeline' | 'clock'>;

/** Ends a sign-in. Of who is staff the log tells; that it was over already is no error. */
export async function endSignIn(account: AccountCaller, { signIns, pipeline }: Omit<Parts, 'clock'>): Promise<void> {
  const { accountId, signInId } = account;
  await signIns.end(signInId);
  const payload = { accountId, signInRef: signInRef(signInId) };
  if (account.held?.some(({ roles }) => isStaff(roles)))
    await pipeline.execute({ name: 'EndSignIn', payload, commandId: newUuid(), caller: { account } });
}

interface Entered {
  readonly former: AccountCaller;
  readonly signInId: string;
  readonly origin: Origin;
}

/**
 * Whoever signs in where somebody is signed in already takes their place: the former sign-in would live on, known to nobody but who
 * copied its cookie. What a former person proved in the browser ends with it.
 */
export async function endFormerSignIn({ former, signInId, origin }: Entered, parts: Parts): Promise<void> {
  if (former.signInId === signInId) return;
  const now = parts.clock().getTime();
  const [before, present] = await Promise.all([
    parts.signIns.find(former.signInId, now),
    parts.signIns.find(signInId, now),
  ]);
  if (before !== undefined) await endSignIn(former, parts);
  if (present !== undefined && present.accountId !== former.accountId)
    await parts.signIns.forgetBrowser(origin.browser, present.accountId);
}
