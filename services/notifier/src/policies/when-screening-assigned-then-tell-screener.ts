import { screeningItemEvents } from '@talentlog/contracts';
import { when } from '../policy.ts';
import { byMail } from '../request.ts';

/** The screener learns of the task and of its deadline. */
export const whenScreeningAssigned = when(
  screeningItemEvents,
  'ScreeningAssigned',
  ({ data: { screenerId, positionId, deadline } }) => [
    byMail({
      template: 'screening-assigned',
      to: { accountId: screenerId },
      positionId,
      link: { page: '/staff/screening' },
      fields: { deadline: { instant: deadline } },
    }),
  ],
);
