import { offerEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * An offer: what is promised to one person on one application, who agreed to it, and the person's link to answer. It protects that
 * nothing is sent that was not agreed to as it stands, that it is answered once and in time, and that only onboarding makes it
 * ON_BOARD. The spec's three fields (approval, status, link) are read from one state, so that no impossible combination of them can
 * be written. Read `lifecycle.md` first. Source: DOMAIN.md section 5, tables 9 to 11.
 */
export const offerMachine = setup({
  types: eventTypesOf(offerEvents),
  guards: {
    /** The approver whose turn it was is the last one. */
    isLastStep: ({ event }) => event.type === 'StepAgreed' && event.data.final,
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'offer',
  initial: 'none',
  states: {
    none: {
      meta: { approval: 'UNAPPROVED', status: 'NONE', link: 'NOT_SENT' },
      on: { OfferDrafted: 'draft' },
    },
    draft: {
      initial: 'editable',
      meta: { status: 'PENDING_SEND', link: 'NOT_SENT' },
      states: {
        /** No approver has it in hand. */
        editable: {
          initial: 'unapproved',
          on: { OfferEdited: { actions: 'keep' } },
          states: {
            unapproved: {
              meta: { approval: 'UNAPPROVED' },
              on: { ApprovalSubmitted: '#offer.draft.approving', OfferWithdrawn: '#offer.invalid.unsent.unapproved' },
            },
            passed: {
              meta: { approval: 'PASSED' },
              on: {
                OfferRevised: 'unapproved',
                OfferSent: '#offer.sent',
                OfferWithdrawn: '#offer.invalid.unsent.passed',
              },
            },
            refused: {
              meta: { approval: 'REFUSED' },
              on: { ApprovalSubmitted: '#offer.draft.approving', OfferWithdrawn: '#offer.invalid.unsent.refused' },
            },
            cancelled: {
              meta: { approval: 'CANCELLED' },
              on: { ApprovalSubmitted: '#offer.draft.approving', OfferWithdrawn: '#offer.invalid.unsent.cancelled' },
            },
          },
        },
        approving: {
          meta: { approval: 'APPROVING' },
          on: {
            StepAgreed: [{ guard: 'isLastStep', target: 'editable.passed' }, { actions: 'keep' }],
            StepForwarded: { actions: 'keep' },
            StepDisagreed: 'editable.refused',
            ApprovalCancelled: 'editable.cancelled',
            OfferWithdrawn: '#offer.invalid.unsent.approving',
          },
        },
      },
    },
    sent: {
      meta: { approval: 'PASSED', status: 'SENT', link: 'VALID' },
      on: {
        OfferReminded: { actions: 'keep' },
        OfferLinkRenewed: { actions: 'keep' },
        OfferAccepted: 'accepted',
        OfferRefused: 'invalid.refused',
        OfferExpired: 'invalid.expired',
        OfferWithdrawn: 'invalid.withdrawn',
      },
    },
    accepted: {
      meta: { approval: 'PASSED', status: 'ACCEPTED', link: 'EXPIRED' },
      on: { OfferOnBoarded: 'onBoard', OfferWithdrawn: 'invalid.withdrawn' },
    },
    onBoard: { meta: { approval: 'PASSED', status: 'ON_BOARD', link: 'EXPIRED' } },
    invalid: {
      initial: 'withdrawn',
      meta: { status: 'INVALID' },
      on: { OfferReissued: { actions: 'keep' } },
      states: {
        /** Withdrawn before anybody outside saw it; its approval stays as it was. */
        unsent: {
          initial: 'unapproved',
          meta: { link: 'NOT_SENT' },
          states: {
            unapproved: { meta: { approval: 'UNAPPROVED' } },
            approving: { meta: { approval: 'APPROVING' } },
            passed: { meta: { approval: 'PASSED' } },
            refused: { meta: { approval: 'REFUSED' } },
            cancelled: { meta: { approval: 'CANCELLED' } },
          },
        },
        refused: { meta: { approval: 'PASSED', link: 'EXPIRED' } },
        expired: { meta: { approval: 'PASSED', link: 'EXPIRED' }, on: { OfferLinkRenewed: '#offer.sent' } },
        withdrawn: { meta: { approval: 'PASSED', link: 'EXPIRED' } },
      },
    },
  },
});
