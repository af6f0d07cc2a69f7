import type { SentLink, TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMailAndSms, type Field, type NotificationRequest, oneTimeLink } from '../request.ts';
import { fieldNames } from '../words/collection-fields.ts';

interface CollectionLink extends SentLink {
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly expiresAt: string;
}

const withLink = (
  template: TemplateName,
  { jobSeekerId, positionId, expiresAt, ...link }: CollectionLink,
  more: Readonly<Record<string, Field>> = {},
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { jobSeekerId },
    positionId,
    link: oneTimeLink('collection', link),
    fields: { expiresAt: { instant: expiresAt }, ...more },
  });

/** The new colleague gets the link to fill in, with reason and fields when something has to be corrected. */
export const collectionLinks = [
  when('CollectionSent', ({ data }) => withLink('collection-sent', data)),
  when('CollectionReminded', ({ data }) => withLink('collection-reminded', data)),
  when('CollectionRejected', ({ data }) =>
    withLink('collection-rejected', data, { reason: data.reason ?? '', fields: fieldNames(data.fields) }),
  ),
];
