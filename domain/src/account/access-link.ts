import { issueLink } from '../link/index.ts';
import { type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { addHours, isBefore } from '../shared/time.ts';
import type { AccountData } from './evolve.ts';

type Makers = Pick<DecideContext<never, never>, 'newLink' | 'settings' | 'now'>;

/** A link by which whoever owns the account sets a password. Staff are their own person. */
export function accessLink(makers: Makers, accountId: string, personId: string) {
  const { link, issued } = issueLink(makers, {
    purpose: 'password',
    stepUp: 'none',
    on: { aggregate: 'account', id: accountId },
    of: { jobSeekerId: personId },
    expiresAt: addHours(makers.now, makers.settings.accessLinkHours),
  });
  return { link, issued };
}

/** Only the link that was sent last works, and only until its end. */
export function deadLink(
  { accessLink: present }: AccountData,
  { linkId, now }: { readonly linkId: string; readonly now: string },
): Refusal | undefined {
  const fits = present !== null && present.linkId === linkId && isBefore(now, present.expiresAt);
  return fits ? undefined : refuse('link.expired');
}
