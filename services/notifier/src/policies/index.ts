import type { Rule } from '@talentlog/runtime';
import type { NotificationRequest } from '../request.ts';
import { accessGiven } from './when-access-given-then-tell-administrators.ts';
import { accessLinks } from './when-access-link-made-then-send-it.ts';
import { accountChanges } from './when-account-changed-then-tell-owner.ts';
import { whenApplicationDelivered } from './when-application-delivered-then-confirm.ts';
import { applicationEnds } from './when-application-ended-then-tell.ts';
import { applicationMoves } from './when-application-moved-then-tell.ts';
import { appointmentInvitations } from './when-appointment-invited-then-send-link.ts';
import { approvalRequests } from './when-approval-reaches-a-step-then-ask-approver.ts';
import { whenCandidateTakenUp } from './when-candidate-taken-up-then-tell-owners.ts';
import { whenCandidateWrittenTo } from './when-candidate-written-to-then-send.ts';
import { collectionLinks } from './when-collection-sent-then-send-link.ts';
import { whenCollectionSubmitted } from './when-collection-submitted-then-tell.ts';
import { whenCompanyAccountJoined } from './when-company-account-joined-then-tell-owner.ts';
import { consentLinks } from './when-consent-asked-then-send-link.ts';
import { contactChanges } from './when-contact-changed-then-tell.ts';
import { dataRequestSteps } from './when-data-request-moved-then-tell.ts';
import { whenEmergencySignIn } from './when-emergency-sign-in-then-tell-administrators.ts';
import { whenErasureAnnounced } from './when-erasure-announced-then-tell.ts';
import { interviewAnswers } from './when-interview-answered-then-tell.ts';
import { interviewInvitations } from './when-interview-arranged-then-invite.ts';
import { whenMentioned } from './when-mentioned-then-tell.ts';
import { offerAnswers } from './when-offer-answered-then-tell.ts';
import { offerLinks } from './when-offer-sent-then-send-link.ts';
import { whenPushFailed } from './when-push-failed-then-tell.ts';
import { screeningResults } from './when-screening-answered-then-tell-creator.ts';
import { whenScreeningAssigned } from './when-screening-assigned-then-tell-screener.ts';
import { whenSessionClosed } from './when-session-closed-then-tell-principal.ts';
import { reservationConfirmations } from './when-slot-reserved-then-confirm.ts';
import { whenTemplateTested } from './when-template-tested-then-send-to-tester.ts';

/** When this happens, tell them that. Pure: it sees the event and nothing else. */
export type Policy = Rule<[], readonly NotificationRequest[]>;

/** Everything that is told by itself. */
export const policies: readonly Policy[] = [
  whenApplicationDelivered,
  ...applicationMoves,
  ...applicationEnds,
  ...appointmentInvitations,
  ...reservationConfirmations,
  ...interviewInvitations,
  ...interviewAnswers,
  ...whenScreeningAssigned,
  whenCandidateTakenUp,
  ...contactChanges,
  whenCandidateWrittenTo,
  ...approvalRequests,
  ...offerLinks,
  ...offerAnswers,
  ...collectionLinks,
  whenCollectionSubmitted,
  ...accountChanges,
  ...accessLinks,
  ...accessGiven,
  whenCompanyAccountJoined,
  whenEmergencySignIn,
  ...consentLinks,
  ...screeningResults,
  whenSessionClosed,
  whenMentioned,
  whenPushFailed,
  whenTemplateTested,
  ...dataRequestSteps,
  whenErasureAnnounced,
];
