import { applicationEvents } from '@talentlog/contracts';
import { when } from '../policy.ts';
import { byMail } from '../request.ts';

/** A record that ends with the first day of work is a welcome; other ends are told by people. */
export const whenRecordEmployed = when(
  applicationEvents,
  'RecordEnded',
  ({ data: { jobSeekerId, positionId, outcome } }) =>
    outcome === 'EMPLOYED'
      ? [byMail({ template: 'onboard-confirmed', to: { jobSeekerId }, positionId, fields: {} })]
      : [],
);
