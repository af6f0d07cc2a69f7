import { issueLink, needLink, voidLink } from '../link/one-time-link.ts';
import type { DecideContext, Fact } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';

type Context = Pick<
  DecideContext<unknown, PrivacyAuthorizationData, string>,
  'id' | 'now' | 'settings' | 'related' | 'newLink'
>;

/** For `needs`: the link that was sent last. */
export const needFormerLink = ({ linkId }: PrivacyAuthorizationData) => needLink(linkId === null ? null : { linkId });

/**
 * A new link to the page where the person answers, in place of the one before. It works until its end, also once it was answered: whoever
 * has no account takes the consent back by it.
 */
export function newConsentLink(context: Context): {
  readonly link: { readonly linkId: string; readonly linkExpiresAt: string };
  readonly facts: readonly Fact[];
} {
  const { id, now, settings, related } = context;
  const { link, issued } = issueLink(context, {
    purpose: 'consent',
    stepUp: 'tail',
    on: { aggregate: 'privacyAuthorization', id },
    of: { jobSeekerId: id },
    expiresAt: addDays(now, settings.consentLinkDays),
  });
  return { link: { linkId: link.linkId, linkExpiresAt: link.expiresAt }, facts: [...voidLink(related), issued] };
}
