import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

const toScreener = (
  screenerId: string,
  { positionId, deadline }: { readonly positionId: string; readonly deadline: string },
) => [
  byMail({
    template: 'screening-assigned',
    to: { accountId: screenerId },
    positionId,
    link: { page: '/staff/screening' },
    fields: { deadline: { instant: deadline } },
  }),
];

/** The screener learns of the task and of its deadline, also of one that a colleague had before. */
export const whenScreeningAssigned = [
  when('ScreeningAssigned', ({ data }) => toScreener(data.screenerId, data)),
  when('ItemHandedOver', ({ data }) => toScreener(data.newScreenerId, data)),
];
