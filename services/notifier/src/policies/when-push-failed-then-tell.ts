import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** Whoever pushed hears that it failed; SAP's own words may quote what was sent and stay on the page. */
export const whenPushFailed = when(
  'SapPushFailed',
  ({ data: { jobSeekerId, positionId, collectionId, requestedBy } }) =>
    requestedBy === ''
      ? []
      : [
          byMail({
            template: 'push-failed',
            to: { accountId: requestedBy },
            about: jobSeekerId,
            positionId,
            link: { page: `/staff/collections/${collectionId}` },
            fields: {},
          }),
        ],
);
