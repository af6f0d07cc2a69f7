import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** An application that ends with the first day of work is a welcome; other ends are told by people. */
export const whenApplicationEmployed = when('RecordEnded', ({ data: { jobSeekerId, positionId, outcome } }) =>
  outcome === 'EMPLOYED'
    ? [byMail({ template: 'onboard-confirmed', to: { jobSeekerId }, positionId, fields: {} })]
    : [],
);
