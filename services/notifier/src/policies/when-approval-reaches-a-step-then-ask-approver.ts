import { when } from '@talentlog/runtime';
import { byMail, type NotificationRequest } from '../request.ts';

interface Step {
  readonly offerId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

/** `by` is the colleague who hands it over: who submitted it, agreed before, or passed it on. */
const ask = (
  accountId: string | null | undefined,
  by: string,
  { offerId, jobSeekerId, positionId }: Step,
): readonly NotificationRequest[] =>
  accountId === null || accountId === undefined
    ? []
    : [
        byMail({
          template: 'approval-requested',
          to: { accountId },
          about: jobSeekerId,
          positionId,
          link: { page: `/staff/offers/${offerId}` },
          fields: { by: { colleague: by } },
        }),
      ];

/** Whoever's turn it is gets asked, for whom and by whom: the first approver, the next one, or the one it was forwarded to. */
export const approvalRequests = [
  when('ApprovalSubmitted', ({ data }) => ask(data.approverIds[0], data.submittedBy, data)),
  when('StepAgreed', ({ data }) => ask(data.nextApproverId, data.hrOwnerId, data)),
  when('StepForwarded', ({ data }) => ask(data.early ? null : data.toAccountId, data.fromAccountId, data)),
];
