import {
  type ApprovalState,
  type EventsOf,
  type OfferInvalidReason,
  type OfferLinkState,
  type OfferStatus,
  type OfferTerms,
  offerEvents,
} from '@talentlog/contracts';
import { lifecycle } from '../shared/aggregate.ts';
import { handle } from '../shared/handle.ts';

/**
 * An offer: what is promised to one person on one record, who agreed to it, and the person's link to answer. It protects that
 * nothing is sent that was not agreed to as it stands, that it is answered once and in time, and that only onboarding makes it
 * ON_BOARD. Recruiters draft and send it, approvers agree one after the other, the person answers. Three regions move
 * together: an event is legal when every region that knows it takes it. Source: DOMAIN.md section 5, tables 9 to 11.
 */
type Agreed = Extract<EventsOf<typeof offerEvents>, { type: 'StepAgreed' }>;

export const offerLifecycle = lifecycle(offerEvents)({
  regions: {
    approval: {
      initial: 'UNAPPROVED',
      states: {
        UNAPPROVED: { on: { ApprovalSubmitted: 'APPROVING', OfferEdited: 'UNAPPROVED' } },
        APPROVING: {
          on: {
            StepAgreed: [{ target: 'PASSED', guard: (event: Agreed) => event.data.final }, { target: 'APPROVING' }],
            StepDisagreed: 'REFUSED',
            StepForwarded: 'APPROVING',
            ApprovalCancelled: 'CANCELLED',
          },
        },
        PASSED: {
          on: { OfferEdited: 'PASSED', OfferRevised: 'UNAPPROVED', OfferSent: 'PASSED', OfferLinkRenewed: 'PASSED' },
        },
        REFUSED: { on: { ApprovalSubmitted: 'APPROVING', OfferEdited: 'REFUSED' } },
        CANCELLED: { on: { ApprovalSubmitted: 'APPROVING', OfferEdited: 'CANCELLED' } },
      },
    },
    status: {
      initial: 'NONE',
      states: {
        NONE: { on: { OfferDrafted: 'PENDING_SEND' } },
        PENDING_SEND: {
          on: {
            OfferEdited: 'PENDING_SEND',
            OfferRevised: 'PENDING_SEND',
            ApprovalSubmitted: 'PENDING_SEND',
            StepAgreed: 'PENDING_SEND',
            StepDisagreed: 'PENDING_SEND',
            StepForwarded: 'PENDING_SEND',
            ApprovalCancelled: 'PENDING_SEND',
            OfferSent: 'SENT',
            OfferWithdrawn: 'INVALID',
          },
        },
        SENT: {
          on: {
            OfferAccepted: 'ACCEPTED',
            OfferRefused: 'INVALID',
            OfferExpired: 'INVALID',
            OfferReminded: 'SENT',
            OfferWithdrawn: 'INVALID',
            OfferLinkRenewed: 'SENT',
          },
        },
        ACCEPTED: { on: { OfferOnBoarded: 'ON_BOARD', OfferWithdrawn: 'INVALID' } },
        ON_BOARD: {},
        INVALID: { on: { OfferLinkRenewed: 'SENT', OfferReissued: 'INVALID' } },
      },
    },
    link: {
      initial: 'NOT_SENT',
      states: {
        NOT_SENT: { on: { OfferSent: 'VALID', OfferWithdrawn: 'NOT_SENT' } },
        VALID: {
          on: {
            OfferAccepted: 'EXPIRED',
            OfferRefused: 'EXPIRED',
            OfferExpired: 'EXPIRED',
            OfferWithdrawn: 'EXPIRED',
            OfferReminded: 'VALID',
            OfferLinkRenewed: 'VALID',
          },
        },
        EXPIRED: { on: { OfferLinkRenewed: 'VALID', OfferWithdrawn: 'EXPIRED' } },
      },
    },
  },
});

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
  readonly version: number;
  readonly terms: KnownTerms | undefined;
  readonly steps: readonly ApprovalStep[];
  /** Index of the step that waits; steps.length when all agreed. */
  readonly currentStep: number;
  readonly submittedBy: string | null;
  readonly link: { readonly linkId: string; readonly seed: string; readonly expiresAt: string } | null;
  readonly invalidReason: OfferInvalidReason | null;
  readonly invalidAt: string | null;
  readonly answeredAt: string | null;
  readonly collectionId: string | null;
}

export const noOffer: OfferData = {
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  hrOwnerId: '',
  version: 0,
  terms: undefined,
  steps: [],
  currentStep: 0,
  submittedBy: null,
  link: null,
  invalidReason: null,
  invalidAt: null,
  answeredAt: null,
  collectionId: null,
};

export const offerHandle = handle<OfferData, OfferState>('offer', offerLifecycle, noOffer);
