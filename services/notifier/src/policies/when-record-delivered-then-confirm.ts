import { applicationEvents } from '@talentlog/contracts';
import { when } from '../policy.ts';
import { byMail } from '../request.ts';

/** The seeker gets a receipt for a delivery. */
export const whenRecordDelivered = when(
  applicationEvents,
  'RecordDelivered',
  ({ data: { jobSeekerId, positionId, number } }) => [
    byMail({
      template: 'resume-delivered',
      to: { jobSeekerId },
      positionId,
      link: { page: '/personal/delivery_records' },
      fields: { number },
    }),
  ],
);
