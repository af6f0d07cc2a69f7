import { issueLink, needLink, voidLink } from '../link/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { DecideContext, Fact, Related } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import { mostLinks, type PrivacyAuthorizationData } from './evolve.ts';

type Context = Pick<
  DecideContext<unknown, PrivacyAuthorizationData, string>,
  'id' | 'now' | 'data' | 'settings' | 'related' | 'newLink'
>;

const nameOf = (at: number): string => `link${at}`;

/** For `needs`: the links that were sent last. */
export const needFormerLinks = ({ linkIds }: PrivacyAuthorizationData): Record<string, Ref | undefined> =>
  Object.assign({}, ...linkIds.map((linkId, at) => needLink({ linkId }, nameOf(at))));

/** An answer ends all links but the one by which it came, or else the one that was sent last: by it, it is taken back. */
export function otherLinksEnd(
  { linkIds }: PrivacyAuthorizationData,
  { actor, related }: { readonly actor: { readonly kind: string; readonly id: string }; readonly related: Related },
): Fact[] {
  const stays = actor.kind === 'link' ? actor.id : linkIds.at(-1);
  return linkIds.flatMap((linkId, at) => (linkId === stays ? [] : voidLink(related, 'REPLACED', nameOf(at))));
}

/**
 * A new link to the page where the person answers. It works until its end, also once it was answered: whoever has no account takes the
 * consent back by it. Its days count from when the person is told; until then, and after, those before it work, too: somebody may have the
 * older message alone. Beside so many the oldest ends.
 */
export function newConsentLink(
  context: Context,
  toldAt: string = context.now,
): {
  readonly link: { readonly linkId: string; readonly linkExpiresAt: string };
  readonly facts: readonly Fact[];
} {
  const { id, data, settings, related } = context;
  const { link, issued } = issueLink(context, {
    purpose: 'consent',
    stepUp: 'tail',
    on: { aggregate: 'privacyAuthorization', id },
    of: { jobSeekerId: id },
    expiresAt: addDays(toldAt, settings.consentLinkDays),
  });
  const oldest = data.linkIds.length < mostLinks ? [] : voidLink(related, 'REPLACED', nameOf(0));
  return { link: { linkId: link.linkId, linkExpiresAt: link.expiresAt }, facts: [...oldest, issued] };
}
