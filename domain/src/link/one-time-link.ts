import type { LinkEnd, LinkPurpose, StepUp } from '@talentlog/contracts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import { link } from './link.ts';

interface Wanted {
  readonly purpose: LinkPurpose;
  readonly stepUp: StepUp;
  /** What the holder may act on. */
  readonly on: { readonly aggregate: string; readonly id: string };
  readonly of: { readonly jobSeekerId: string };
  readonly expiresAt: string;
}

/** A new link: `link` goes into the deciding aggregate's own event, so that the notifier can write it; `issued` makes it work. */
export function issueLink(
  { newLink }: { readonly newLink: () => string },
  { purpose, stepUp, on, of, expiresAt }: Wanted,
): {
  readonly link: { readonly linkId: string; readonly expiresAt: string };
  readonly issued: Fact;
} {
  const linkId = newLink();
  const subject = { subjectAggregate: on.aggregate, subjectId: on.id, jobSeekerId: of.jobSeekerId };
  return {
    link: { linkId, expiresAt },
    issued: link.factOn(linkId, 'LinkIssued', { linkId, purpose, ...subject, expiresAt, stepUp }),
  };
}

/** For `needs`: the present link, so that it can be voided. Whoever has several gives each a name. */
export const needLink = (
  present: { readonly linkId: string } | null | undefined,
  name = 'link',
): Record<string, Ref | undefined> => ({
  [name]: present?.linkId ? link.ref(present.linkId) : undefined,
});

/** Whether the link loaded by `needLink` works no more, as after a change of the person's contact. One that was not loaded did not end. */
export function linkEnded(related: Related, name = 'link'): boolean {
  const present = loadedIf(related, name, link);
  return present !== undefined && present.state !== 'VALID';
}

/** Voids the link loaded by `needLink`, if there is one that still works. */
export function voidLink(related: Related, reason: LinkEnd = 'REPLACED', name = 'link'): Fact[] {
  const present = loadedIf(related, name, link);
  if (present === undefined) return [];
  const { jobSeekerId } = present.data;
  return factIfTaken(link, present, 'LinkVoided', { linkId: present.id, jobSeekerId, reason });
}
