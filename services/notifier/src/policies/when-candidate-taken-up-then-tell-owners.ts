import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** Who works with a person already learns that a colleague does too, each by an application of their own; not for which position. */
export const whenCandidateTakenUp = when('JobSeekerTakenUp', ({ data: { owners } }) =>
  owners.map(({ accountId, applicationId, positionId }) =>
    byMail({
      template: 'candidate-taken-up',
      to: { accountId },
      positionId,
      link: { page: `/staff/applications/${applicationId}` },
      fields: {},
    }),
  ),
);
