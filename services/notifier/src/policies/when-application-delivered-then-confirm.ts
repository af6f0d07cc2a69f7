import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** The seeker gets a receipt for a delivery. */
export const whenApplicationDelivered = when('RecordDelivered', ({ data: { jobSeekerId, positionId, number } }) => [
  byMail({
    template: 'resume-delivered',
    to: { jobSeekerId },
    positionId,
    link: { page: '/personal/delivery_records' },
    fields: { number },
  }),
]);
