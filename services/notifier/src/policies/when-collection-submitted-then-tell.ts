import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** What was handed in is confirmed to the person, and told to whoever asked for it. */
export const whenCollectionSubmitted = when(
  'CollectionSubmitted',
  ({ data: { jobSeekerId, positionId, collectionId, sentBy } }) => [
    byMail({ template: 'collection-received', to: { jobSeekerId }, positionId, fields: {} }),
    ...(sentBy === ''
      ? []
      : [
          byMail({
            template: 'collection-submitted',
            to: { accountId: sentBy },
            about: jobSeekerId,
            positionId,
            link: { page: `/staff/collections/${collectionId}` },
            fields: {},
          }),
        ]),
  ],
);
