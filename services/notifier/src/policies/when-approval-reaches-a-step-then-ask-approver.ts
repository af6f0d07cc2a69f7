import { when } from '@talentlog/runtime';
import { byMail, type NotificationRequest } from '../request.ts';

const ask = (accountId: string | null | undefined, positionId: string): readonly NotificationRequest[] =>
  accountId === null || accountId === undefined
    ? []
    : [
        byMail({
          template: 'approval-requested',
          to: { accountId },
          positionId,
          link: { page: '/staff/offers' },
          fields: {},
        }),
      ];

/** Whoever's turn it is gets asked: the first approver, the next one, or the one it was forwarded to. */
export const approvalRequests = [
  when('ApprovalSubmitted', ({ data: { approverIds, positionId } }) => ask(approverIds[0], positionId)),
  when('StepAgreed', ({ data: { nextApproverId, positionId } }) => ask(nextApproverId, positionId)),
  when('StepForwarded', ({ data: { toAccountId, positionId } }) => ask(toAccountId, positionId)),
];
