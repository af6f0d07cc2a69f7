import type {
  ApprovalState,
  FileRef,
  OfferInvalidReason,
  OfferLinkState,
  OfferStatus,
  OfferTerms,
  SentLink,
} from '@talentlog/contracts';

/** What the spec calls an offer's state: three fields that move together. */
export type OfferState = {
  readonly approval: ApprovalState;
  readonly status: OfferStatus;
  readonly link: OfferLinkState;
};

/** Terms as they read once the person's key may be gone. */
type Erasable = 'pay' | 'attachment' | 'note';
export type KnownTerms = Omit<OfferTerms, Erasable> & { readonly [K in Erasable]: OfferTerms[K] | null };

export interface ApprovalStep {
  readonly approverId: string;
  readonly status: 'WAITING' | 'AGREED' | 'DISAGREED';
  /** Who decided; differs from nobody's wish, as the step moves with each forward. */
  readonly by: string | null;
  readonly at: string | null;
  readonly reason: string | null;
  /** Approvers who passed it on, oldest first. */
  readonly forwardedFrom: readonly string[];
}

export interface OfferData {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly hrOwnerId: string;
  /** Who wrote on it besides. */
  readonly editedBy: readonly string[];
  readonly version: number;
  readonly terms: KnownTerms | undefined;
  readonly steps: readonly ApprovalStep[];
  /** Index of the step that waits; steps.length when all agreed. */
  readonly currentStep: number;
  readonly submittedBy: string | null;
  readonly link: (SentLink & { readonly expiresAt: string }) | null;
  /** When its link was sent again, oldest first. */
  readonly renewedAt: readonly string[];
  readonly invalidReason: OfferInvalidReason | null;
  readonly invalidAt: string | null;
  /** The letter that was sent as a PDF. */
  readonly paper: FileRef | null;
  readonly answeredAt: string | null;
  readonly collectionId: string | null;
}

export const noOffer: OfferData = {
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  hrOwnerId: '',
  editedBy: [],
  version: 0,
  terms: undefined,
  steps: [],
  currentStep: 0,
  submittedBy: null,
  link: null,
  renewedAt: [],
  invalidReason: null,
  invalidAt: null,
  paper: null,
  answeredAt: null,
  collectionId: null,
};

/** Taken back by the company, or gone with its application: its papers are not given to the person any more. */
export const isTakenBack = ({ invalidReason }: Pick<OfferData, 'invalidReason'>): boolean =>
  invalidReason === 'WITHDRAWN' || invalidReason === 'SUPERSEDED' || invalidReason === 'RECORD_ENDED';
