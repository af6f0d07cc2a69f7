import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** The screener learns of the task and of its deadline. */
export const whenScreeningAssigned = when('ScreeningAssigned', ({ data: { screenerId, positionId, deadline } }) => [
  byMail({
    template: 'screening-assigned',
    to: { accountId: screenerId },
    positionId,
    link: { page: '/staff/screening' },
    fields: { deadline: { instant: deadline } },
  }),
]);
