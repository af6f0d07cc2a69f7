import type { EventsOf, OfferInvalidReason, offerEvents } from '@talentlog/contracts';
import type { ApprovalStep, KnownTerms, OfferData } from './data.ts';

type OfferEvent = EventsOf<typeof offerEvents>;
type Of<K extends OfferEvent['type']> = Extract<OfferEvent, { type: K }>;
type Approval = Of<'ApprovalSubmitted' | 'StepAgreed' | 'StepDisagreed' | 'StepForwarded' | 'ApprovalCancelled'>;

const termsOf = (from: KnownTerms): KnownTerms => ({
  type: from.type,
  positionTitle: from.positionTitle,
  plannedEntryDate: from.plannedEntryDate,
  probationMonths: from.probationMonths,
  workLocation: from.workLocation,
  approverIds: from.approverIds,
  linkDays: from.linkDays,
  pay: from.pay,
  attachment: from.attachment,
  note: from.note,
});

const invalid = (data: OfferData, at: string, invalidReason: OfferInvalidReason): OfferData => ({
  ...data,
  invalidReason,
  invalidAt: at,
});

const withEditor = ({ editedBy }: OfferData, accountId: string | undefined): readonly string[] =>
  accountId === undefined || editedBy.includes(accountId) ? editedBy : [...editedBy, accountId];

/** The fold of an offer's data: its terms, the steps of its approval, its present link and how it ended. */
export function evolveOffer(data: OfferData, event: OfferEvent): OfferData {
  switch (event.type) {
    case 'OfferDrafted': {
      const { applicationId, jobSeekerId, positionId, hrOwnerId, version } = event.data;
      return { ...data, applicationId, jobSeekerId, positionId, hrOwnerId, version, terms: termsOf(event.data) };
    }
    case 'OfferEdited':
      return { ...data, terms: termsOf(event.data), editedBy: withEditor(data, event.data.editedBy) };
    case 'OfferRevised': {
      const { version, editedBy } = event.data;
      const revised = { terms: termsOf(event.data), editedBy: withEditor(data, editedBy), version };
      return { ...data, ...revised, steps: [], currentStep: 0 };
    }
    case 'ApprovalSubmitted':
    case 'StepAgreed':
    case 'StepDisagreed':
    case 'StepForwarded':
    case 'ApprovalCancelled':
      return evolveApproval(data, event);
    case 'OfferSent':
    case 'OfferLinkRenewed': {
      const { linkId, seed, expiresAt } = event.data;
      const paper = event.type === 'OfferSent' ? event.data.paper : data.paper;
      const renewedAt = event.type === 'OfferLinkRenewed' ? [...data.renewedAt, event.at] : data.renewedAt;
      return { ...data, link: { linkId, seed, expiresAt }, paper, renewedAt, invalidReason: null, invalidAt: null };
    }
    case 'OfferAccepted':
      return { ...data, answeredAt: event.at, collectionId: event.data.collectionId };
    case 'OfferRefused':
      return { ...invalid(data, event.at, 'REFUSED'), answeredAt: event.at };
    case 'OfferExpired':
      return invalid(data, event.at, 'EXPIRED');
    case 'OfferWithdrawn':
      return invalid(data, event.at, event.data.cause);
    case 'OfferReminded':
    case 'OfferOnBoarded':
    case 'OfferReissued':
      return data;
  }
}

const change = (data: OfferData, index: number, by: (step: ApprovalStep) => ApprovalStep): OfferData => ({
  ...data,
  steps: data.steps.map((step, at) => (at === index ? by(step) : step)),
});

function evolveApproval(data: OfferData, event: Approval): OfferData {
  switch (event.type) {
    case 'ApprovalSubmitted': {
      const waiting = { status: 'WAITING', by: null, at: null, reason: null, forwardedFrom: [] } as const;
      const steps = event.data.approverIds.map((approverId) => ({ approverId, ...waiting }));
      return { ...data, steps, currentStep: 0, submittedBy: event.data.submittedBy };
    }
    case 'StepAgreed': {
      const { step: index, approverId } = event.data;
      const agreed = change(data, index, (step) => ({ ...step, status: 'AGREED', by: approverId, at: event.at }));
      return { ...agreed, currentStep: index + 1 };
    }
    case 'StepDisagreed': {
      const { step: index, approverId, reason } = event.data;
      return change(data, index, (step) => ({ ...step, status: 'DISAGREED', by: approverId, at: event.at, reason }));
    }
    case 'StepForwarded': {
      const { step: index, fromAccountId, toAccountId, early = false } = event.data;
      // Whose turn never came never had the offer in hand.
      return change(data, index, (step) => ({
        ...step,
        approverId: toAccountId,
        forwardedFrom: early ? step.forwardedFrom : [...step.forwardedFrom, fromAccountId],
      }));
    }
    case 'ApprovalCancelled':
      return data;
  }
}
