import { infoCollectionEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * An information collection: what a person who accepted an offer tells before the first day, until SAP has it. It protects that
 * only complete and locked data is pushed, one push at a time, and that a pushed collection is opened again only with a reason.
 * The person fills it in, recruiters check, lock and push it, the SAP bridge reports. Read `lifecycle.md` first. Source: DOMAIN.md
 * section 5, table 12.
 */
export const infoCollectionMachine = setup({
  types: eventTypesOf(infoCollectionEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'infoCollection',
  initial: 'NONE',
  states: {
    NONE: { on: { CollectionCreated: 'open' } },
    /** Nobody else has it in hand: recruiters say where the person begins, and an offer that falls archives it. */
    open: {
      initial: 'TO_COLLECT',
      on: { EntryDetailsSet: { actions: 'keep' }, CollectionArchived: 'ARCHIVED' },
      states: {
        TO_COLLECT: { meta: { state: 'TO_COLLECT' }, on: { CollectionSent: 'COLLECTING' } },
        COLLECTING: {
          meta: { state: 'COLLECTING' },
          on: {
            CollectionDraftSaved: { actions: 'keep' },
            CollectionReminded: { actions: 'keep' },
            CollectionSubmitted: 'COLLECTED',
          },
        },
        COLLECTED: {
          meta: { state: 'COLLECTED' },
          on: { CollectionRejected: 'COLLECTING', CollectionLocked: 'LOCKED' },
        },
        LOCKED: {
          meta: { state: 'LOCKED' },
          on: { CollectionUnlocked: 'COLLECTED', SapPushRequested: '#infoCollection.PUSHING' },
        },
      },
    },
    // While SAP is asked, nothing is touched.
    PUSHING: {
      meta: { state: 'LOCKED' },
      on: { SapPushed: 'PUSHED', SapPushFailed: 'open.LOCKED', CollectionArchived: 'ARCHIVED.PUSHING' },
    },
    PUSHED: { on: { CollectionReopened: 'open.COLLECTED' } },
    ARCHIVED: {
      initial: 'AT_REST',
      states: {
        AT_REST: { meta: { state: 'ARCHIVED' } },
        // The push was under way when the offer fell.
        PUSHING: { meta: { state: 'ARCHIVED' }, on: { SapPushed: 'AT_REST', SapPushFailed: 'AT_REST' } },
      },
    },
  },
});
