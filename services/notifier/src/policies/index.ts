import type { Policy } from '../policy.ts';
import { appointmentInvitations } from './when-appointment-invited-then-send-link.ts';
import { approvalRequests } from './when-approval-reaches-a-step-then-ask-approver.ts';
import { collectionLinks } from './when-collection-sent-then-send-link.ts';
import { interviewInvitations } from './when-interview-arranged-then-invite.ts';
import { offerAnswers } from './when-offer-answered-then-tell.ts';
import { offerLinks } from './when-offer-sent-then-send-link.ts';
import { whenRecordDelivered } from './when-record-delivered-then-confirm.ts';
import { whenRecordEmployed } from './when-record-employed-then-welcome.ts';
import { whenScreeningAssigned } from './when-screening-assigned-then-tell-screener.ts';
import { reservationConfirmations } from './when-slot-reserved-then-confirm.ts';

/** Everything that is told by itself. */
export const policies: readonly Policy[] = [
  whenRecordDelivered,
  whenRecordEmployed,
  ...appointmentInvitations,
  ...reservationConfirmations,
  ...interviewInvitations,
  whenScreeningAssigned,
  ...approvalRequests,
  ...offerLinks,
  ...offerAnswers,
  ...collectionLinks,
];
