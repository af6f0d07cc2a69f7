import type { LinkPurpose, StepUp } from '@talentlog/contracts';
import type { DecideContext, Fact, Related } from '../shared/aggregate.ts';

interface Issue {
  readonly purpose: LinkPurpose;
  readonly stepUp: StepUp;
  /** What the holder may act on. */
  readonly on: { readonly aggregate: string; readonly id: string };
  readonly of: { readonly jobSeekerId: string; readonly applicationId: string; readonly positionId: string };
  readonly expiresAt: string;
}

/** A new link for the person: what the own event carries for the notifier, and the fact that makes the link work. */
export function issueLink(context: Pick<DecideContext<never, never>, 'newLink'>, issue: Issue) {
  const { linkId, seed } = context.newLink();
  const { purpose, stepUp, on, of, expiresAt } = issue;
  const issued: Fact = {
    type: 'LinkIssued',
    data: {
      linkId,
      purpose,
      stepUp,
      subjectAggregate: on.aggregate,
      subjectId: on.id,
      jobSeekerId: of.jobSeekerId,
      expiresAt,
    },
    on: { aggregate: 'link', id: linkId },
  };
  return { link: { linkId, seed, expiresAt }, issued };
}

/** Loads the link that is to be voided, if there is one. */
export const needLink = (link: { readonly linkId: string } | null) =>
  link === null ? {} : { link: { aggregate: 'link', id: link.linkId } as const };

/** The old link stops working the moment another one goes out; nothing where it is over already. */
export const voidLink = ({ link }: Related): Fact[] =>
  link?.state === 'VALID'
    ? [{ type: 'LinkVoided', data: { linkId: link.id }, on: { aggregate: 'link', id: link.id } }]
    : [];
